import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {RawDiagnostic} from '../compiler/wingc';
import {inFolder} from './inFolder';
import {shareSourceFiles} from './shortcuts';

type Framework = typeof import('@wingcloud/framework');

interface TypeScriptCompilation {
  readonly diagnostics: readonly RawDiagnostic[];
  /** Preflight code. */
  readonly entry?: string;
}

export type TypeScriptCompiler = (entrypoint: string, synthDir: string) => Promise<TypeScriptCompilation>;

/** Compiles Wing in TypeScript with the framework's own compiler. */
export function createTypeScriptCompiler(): TypeScriptCompiler {
  let framework: Promise<Framework> | undefined;
  return async (entrypoint, synthDir) => {
    // It takes half a second to load, and few programs need it.
    framework ??= loadFramework();
    const {internal} = await framework;
    return inFolder(path.dirname(entrypoint), async () => {
      try {
        const entry = await internal.compile({workDir: path.join(synthDir, '.wing'), entrypoint});
        return {diagnostics: [], entry};
      } catch (error) {
        return {diagnostics: readErrors(error, entrypoint)};
      }
    });
  };
}

function loadFramework(): Promise<Framework> {
  shareSourceFiles();
  return import('@wingcloud/framework');
}

/** The framework reports the errors of TypeScript in one coloured text: `main.ts:10:19 - error TS0: …` with an excerpt. */
function readErrors(error: unknown, entrypoint: string): RawDiagnostic[] {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const starts = [...text.matchAll(/^(\S+?):(\d+):(\d+) - error TS\d+: (.*)$/gm)];
  const base = {severity: 'error', hints: [], annotations: []} as const;
  if (starts.length === 0) return [{...base, message: text}];
  return starts.map(([, file, line, column, message]) => {
    const source = fs.existsSync(file!) ? fs.readFileSync(file!, 'utf8') : '';
    const before = source.split('\n').slice(0, Number(line));
    const lastLine = before.pop() ?? '';
    const col = Buffer.byteLength(lastLine.slice(0, Number(column) - 1));
    const start = {line: Number(line) - 1, col};
    const offset = Buffer.byteLength(before.map((row) => `${row}\n`).join('')) + col;
    return {
      ...base,
      message: message!,
      span: {
        file_id: path.resolve(path.dirname(entrypoint), file!),
        start,
        end: {...start, col: col + 1},
        start_offset: offset,
        end_offset: offset + 1,
      },
    };
  });
}
