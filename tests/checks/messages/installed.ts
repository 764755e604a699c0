import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {partsOf} from './parts';
import {AREAS, type Area} from './readMessages';

/**
 * Whether each literal part of a message is in the installed packages.
 *
 * @param modules the folder `node_modules`
 */
export function createInstalled(modules: string): (area: Area, message: string) => boolean {
  const texts: Readonly<Record<Area, string>> = {
    compiler: readFileSync(join(modules, '@winglang/compiler/wingc.wasm'), 'latin1'),
    'compiler host': readScripts(join(modules, '@winglang/compiler/dist')),
    SDK: readScripts(join(modules, '@winglang/sdk/lib')),
    'command line': readScripts(join(modules, 'winglang/dist')),
  };
  return (area, message) =>
    partsOf(message).every((part) => formsOf(part, area).some((form) => texts[area].includes(form)));
}

/** A part as the files have it: bytes in the compiler, and escapes that depend on the quotes in scripts. */
function formsOf(part: string, area: Area): string[] {
  if (area === AREAS[0]) return [Buffer.from(part).toString('latin1')];
  const lines = part.replaceAll('\n', '\\n');
  return [part, lines, ...['"', "'", '`'].map((quote) => lines.replaceAll(quote, `\\${quote}`))];
}

function readScripts(folder: string): string {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.js') && !name.includes('node_modules/'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
