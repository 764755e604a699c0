/** Programs that the engine has agreed about with the toolchain, by the hash of all that this depends on. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {UnsupportedFeature} from '../../../../src/playground/messages/unsupportedFeature';
import {answerOfChecker} from './behaviour';
import {canRun, type SiteProgram} from './runPrograms';
import {toEngineProgram} from './programToRun';
import {type Judged, problemOf, refusalsOf} from './problems';

/** What all programs are asked with. */
export interface Basis {
  /** Directory of the engine, which is named by a hash of its files. */
  readonly engine: string;
  /** The browser with its version. */
  readonly browser: string;
  /** The code that asks and compares. */
  readonly comparison: string;
}

/** What the fence of a program says beforehand. */
export interface Expected {
  /** Why the playground refuses it. */
  readonly listed?: UnsupportedFeature;
  /** Why it may do something else. */
  readonly known?: string;
}

/** What is kept of a program that has no problem. */
type Kept = Pick<Judged, 'differences' | 'refused'>;

export interface AgreedStore {
  get(key: string): Kept | undefined;
  /** Keeps a program that has no problem, and forgets one that has. */
  set(key: string, judged: Judged, expected: Expected): void;
  /** @param prune whether what was not asked for since the start is forgotten */
  save(prune: boolean): void;
}

/** @param file path of the store; one that cannot be read is a store with nothing in it */
export function openAgreed(file: string): AgreedStore {
  const stored = new Map(Object.entries(readJson(file)));
  const used = new Set<string>();
  return {
    get(key) {
      used.add(key);
      return stored.get(key);
    },
    set(key, judged, {listed, known}) {
      used.add(key);
      const {differences} = judged;
      const refused = refusalsOf([judged]).get(judged.id);
      if (problemOf(judged, listed, known) === undefined)
        stored.set(key, {differences, ...(refused && {refused})});
      else stored.delete(key);
    },
    save(prune) {
      const kept = [...stored].filter(([key]) => !prune || used.has(key));
      fs.mkdirSync(path.dirname(file), {recursive: true});
      // A run that is stopped while it writes leaves the old file.
      fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(kept)));
      fs.renameSync(`${file}.${process.pid}`, file);
    },
  };
}

/** @param root folder of the site */
export function agreedKey(
  {program, outcome}: SiteProgram,
  expected: Expected,
  basis: Basis,
  root: string,
): string {
  const {engine, browser, comparison} = basis;
  const {listed, known} = expected;
  const asked = toEngineProgram(program, root);
  const parts = [
    [engine, browser, comparison],
    [listed?.feature, listed?.reason, known],
    [asked, canRun(program, outcome), answerOfChecker(outcome)],
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function readJson(file: string): Record<string, Kept> {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Kept>;
  } catch {
    return {};
  }
}
