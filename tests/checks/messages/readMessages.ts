import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {rustMessages} from './rustMessages';
import {scriptMessages} from './scriptMessages';

/** Where a message comes from. */
export const AREAS = ['compiler', 'compiler host', 'SDK', 'command line'] as const;
export type Area = (typeof AREAS)[number];
export type Messages = Readonly<Record<Area, readonly string[]>>;

const SOURCES: Readonly<Record<Area, {folder: string; file: RegExp; read: (source: string) => string[]}>> = {
  compiler: {folder: 'packages/@winglang/wingc/src', file: /\.rs$/, read: rustMessages},
  'compiler host': {folder: 'packages/@winglang/compiler/src', file: /\.ts$/, read: scriptMessages},
  SDK: {folder: 'packages/@winglang/sdk/src', file: /\.[jt]s$/, read: scriptMessages},
  'command line': {folder: 'packages/winglang/src', file: /\.ts$/, read: scriptMessages},
};

/** Tests, and what nobody's program runs: the editor's services, and the writers of the manual. */
const LEFT_OUT =
  /(?:^|\/)(?:tests?|__tests__|test_utils|snapshots|analytics)(?:\.|\/)|\.test\.ts$|\.d\.ts$|^(?:lsp|jsify\/codemaker|docs\.rs)/;

/**
 * The messages of the toolchain, sorted, each of them once.
 *
 * @param sources a folder with the sources of the installed version
 * @throws Error if the folder has no sources of one of the packages
 */
export function readMessages(sources: string): Messages {
  const lists = AREAS.map((area) => {
    const {folder, file, read} = SOURCES[area];
    const root = join(sources, folder);
    if (!existsSync(root)) throw new Error(`${sources} has no folder ${folder}`);
    const names = readdirSync(root, {recursive: true, encoding: 'utf8'});
    const messages = names
      .filter((name) => file.test(name) && !LEFT_OUT.test(name))
      .flatMap((name) => read(readFileSync(join(root, name), 'utf8')));
    return [area, [...new Set(messages)].sort()];
  });
  return Object.fromEntries(lists) as Messages;
}
