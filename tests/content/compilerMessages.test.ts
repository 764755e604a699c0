/**
 * The messages in the compiler's sources at v0.85.49, as its code has them: what differs is in braces. They come from the calls
 * that report a diagnostic, in `packages/@winglang/wingc/src` of https://github.com/winglang/wing.
 */
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readBuiltSite} from '../support/builtSite';
import compilerMessages from './compilerMessages.json';

const WASM = resolve(import.meta.dirname, '../../node_modules/@winglang/compiler/wingc.wasm');
const INVENTED = 'The moon is not a {}';

/** The parts of a message between what differs, without braces and quotes. */
function partsOf(message: string): string[] {
  return message
    .replaceAll('{{', '\0')
    .split(/\{[^{}]*\}/)
    .map((part) => part.replaceAll('\0', '{').replaceAll('}}', '}'));
}

function flat(text: string): string {
  return text.replace(/["'`]/g, '').replace(/\s+/g, ' ').toLowerCase().trim();
}

describe('the messages of the compiler', () => {
  it('are in the installed one, part by part', () => {
    const wasm = readFileSync(WASM, 'latin1');
    const isThere = (message: string) =>
      partsOf(message).every((part) => wasm.includes(Buffer.from(part).toString('latin1')));
    expect(compilerMessages.filter((message) => !isThere(message))).toEqual([]);
    expect(isThere(INVENTED)).toBe(false);
  });

  it('are on the pages, each of them', () => {
    const pages = readBuiltSite().pages.filter(({path}) => path.startsWith('/docs/errors/'));
    const text = flat(pages.map((page) => page.$('main').text()).join(' '));
    const isThere = (message: string) =>
      partsOf(message)
        .map(flat)
        .filter((part) => part.length > 3)
        .every((part) => text.includes(part));
    expect(compilerMessages.filter((message) => !isThere(message))).toEqual([]);
    expect(isThere(INVENTED)).toBe(false);
  });
});
