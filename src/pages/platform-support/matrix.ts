import fs from 'node:fs';
import path from 'node:path';
import {type BuiltinPlatform, BUILTIN_PLATFORMS} from '../../wing/language/platforms';
import type {MemberKind} from './probes';

/** `support.json`: the answer about each member of each resource, for a version of the toolchain. */
export interface Matrix {
  readonly version: string;
  readonly resources: Readonly<Record<string, Readonly<Record<string, Row>>>>;
}

export type Row = {readonly kind: MemberKind} & Readonly<Record<BuiltinPlatform, SupportAnswer>>;

/** It compiles, it compiles to the same as without it, or the toolchain refuses it with a message. */
export type SupportAnswer = 'yes' | 'ignored' | {readonly no: string};

export const MATRIX_FILE = path.join(__dirname, 'support.json');

export const UPDATE_COMMAND = 'npm run support -- --update';

/** The committed matrix. */
export function readMatrix(file = MATRIX_FILE): Matrix {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Matrix;
}

export function formatMatrix(matrix: Matrix): string {
  return `${JSON.stringify(matrix, null, 2)}\n`;
}

/** A line for each answer that has changed, and for each member that was added or removed. */
export function compareMatrices(written: Matrix, measured: Matrix): string[] {
  const names = new Set([...Object.keys(written.resources), ...Object.keys(measured.resources)]);
  const version =
    written.version === measured.version
      ? []
      : [`version: written is ${written.version}, installed is ${measured.version}`];
  return [
    ...version,
    ...[...names].flatMap((name) =>
      compareRows(name, written.resources[name] ?? {}, measured.resources[name] ?? {}),
    ),
  ];
}

type Rows = Matrix['resources'][string];

function compareRows(resource: string, written: Rows, measured: Rows): string[] {
  const members = new Set([...Object.keys(written), ...Object.keys(measured)]);
  return [...members].flatMap((member) => {
    const [before, after] = [written[member], measured[member]];
    if (!before) return [`${resource} ${member}: is not written`];
    if (!after) return [`${resource} ${member}: the SDK has no such member`];
    return BUILTIN_PLATFORMS.filter((platform) => toText(before[platform]) !== toText(after[platform])).map(
      (platform) =>
        `${resource} ${member} on ${platform}: written is ${toText(before[platform])}, the toolchain says ${toText(after[platform])}`,
    );
  });
}

function toText(answer: SupportAnswer | undefined): string {
  return JSON.stringify(answer);
}

/** The number of answers. */
export function countAnswers({resources}: Matrix): number {
  return Object.values(resources).reduce(
    (sum, rows) => sum + Object.keys(rows).length * BUILTIN_PLATFORMS.length,
    0,
  );
}
