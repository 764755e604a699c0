import {expect, it} from 'vitest';
import type {DocumentSymbol, SymbolKind} from 'vscode-languageserver-types';
import {toOutline} from '../outline';

function symbol(name: string, kind: SymbolKind, from: number, to: number): DocumentSymbol {
  const range = {start: {line: from, character: 0}, end: {line: to, character: 1}};
  return {name, kind, range, selectionRange: range};
}

it('puts symbols below those that contain them, in the order of the text', () => {
  const outline = toOutline([symbol('size', 13, 2, 2), symbol('Shop', 5, 1, 4), symbol('shop', 13, 6, 6)]);
  expect(outline.entries.map(({name, kind, depth}) => `${depth} ${kind} ${name}`)).toEqual([
    '0 class Shop',
    '1 variable size',
    '0 variable shop',
  ]);
});

it('has a word for kinds that the compiler does not use yet', () => {
  expect(toOutline([symbol('f', 12, 0, 0)])).toMatchObject({entries: [{kind: 'name'}], left: 0});
});

it('leaves a symbol once the next one is outside of it', () => {
  const {entries} = toOutline([
    symbol('a', 5, 0, 9),
    symbol('b', 5, 1, 3),
    symbol('c', 13, 2, 2),
    symbol('d', 13, 4, 4),
    symbol('e', 13, 10, 10),
  ]);
  expect(entries.map(({name, depth}) => name + depth)).toEqual(['a0', 'b1', 'c2', 'd1', 'e0']);
});

it('has the first of many thousand names, and how many more there are', () => {
  const {entries, left} = toOutline(
    Array.from({length: 14_000}, (_, line) => symbol(`a${line}`, 13, line, line)),
  );
  expect([entries.length, entries.at(-1)?.name, left]).toEqual([500, 'a499', 13_500]);
});
