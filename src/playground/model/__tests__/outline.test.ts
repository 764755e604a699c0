import {expect, it} from 'vitest';
import type {DocumentSymbol, SymbolKind} from 'vscode-languageserver-types';
import {isCut, toOutline} from '../outline';

function symbol(name: string, kind: SymbolKind, from: number, to: number): DocumentSymbol {
  const range = {start: {line: from, character: 0}, end: {line: to, character: 1}};
  return {name, kind, range, selectionRange: range};
}

it('puts symbols below those that contain them, in the order of the text', () => {
  const outline = toOutline([symbol('size', 13, 2, 2), symbol('Shop', 5, 1, 4), symbol('shop', 13, 6, 6)]);
  expect(outline.map(({name, kind, depth}) => `${depth} ${kind} ${name}`)).toEqual([
    '0 class Shop',
    '1 variable size',
    '0 variable shop',
  ]);
});

it('has a word for kinds that the compiler does not use yet', () => {
  expect(toOutline([symbol('f', 12, 0, 0)])).toMatchObject([{kind: 'name'}]);
});

it('has the first names of a file with thousands', () => {
  const outline = toOutline(Array.from({length: 14_000}, (_, line) => symbol(`a${line}`, 13, line, line)));
  expect([outline.length, isCut(outline), outline.at(-1)!.name]).toEqual([500, true, 'a499']);
});
