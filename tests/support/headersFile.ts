/** The reader of `_headers` files, which is JavaScript as the job that publishes installs no package, with its types. */
import {pathToFileURL} from 'node:url';
import {resolve} from 'node:path';

/** A rule of a `_headers` file, or of a vercel.json. */
export interface HeaderRule {
  readonly path: string;
  readonly pattern: RegExp;
  /** Names are in small letters. */
  readonly headers: readonly {readonly name: string; readonly value: string}[];
}

export interface HeadersFile {
  readHeadersFile(text: string): HeaderRule[];
  valuesOf(name: string, path: string, rules: readonly HeaderRule[]): string[];
}

export function loadHeadersFile(): Promise<HeadersFile> {
  const module = pathToFileURL(resolve(__dirname, '../../.ci/deploy/headersFile.mjs')).href;
  return import(module) as Promise<HeadersFile>;
}
