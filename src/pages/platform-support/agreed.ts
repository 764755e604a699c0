/** The last run that confirmed `support.json`, by the hash of everything that its answers depend on. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';

/** A run whose answers were those of `support.json`. */
interface AgreedRun {
  readonly hash: string;
  /** The number of answers. */
  readonly answers: number;
}

/**
 * Hash of what the answers depend on.
 *
 * @param versions hash of the toolchain and of the checker, from `readVersions`
 * @param written the text of `support.json`
 * @param script the script that asks and compares; its bundle has the snippets and all modules that it uses
 */
export function hashAnswers(versions: string, written: string, script: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [script],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    write: false,
  });
  const parts = [versions, written, outputFiles[0]!.text];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** The number of answers of the last confirmed run, or undefined if anything has changed since. */
export function readAgreed(file: string, hash: string): number | undefined {
  try {
    const run = JSON.parse(fs.readFileSync(file, 'utf8')) as AgreedRun;
    return run.hash === hash ? run.answers : undefined;
  } catch {
    return undefined;
  }
}

export function writeAgreed(file: string, run: AgreedRun): void {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify(run));
}
