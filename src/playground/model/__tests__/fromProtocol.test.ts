import {expect, it} from 'vitest';
import {toEdits, toProblem, toProposal, toSignature, toSymbols} from '../fromProtocol';

const range = (from: number, to: number) => ({
  start: {line: from, character: 0},
  end: {line: to, character: 1},
});

it('keeps where a problem is, and what belongs to it', () => {
  const place = {file: 'main.w', range: range(1, 1)};
  expect(
    toProblem({severity: 'error', message: 'no', hints: [], place, notes: [{message: 'see', place}]}),
  ).toMatchObject({
    at: {file: 'main.w', from: {line: 1, column: 0}, to: {line: 1, column: 1}},
    notes: [{message: 'see', at: {file: 'main.w'}}],
  });
  expect(toProblem({severity: 'error', message: 'no', hints: [], notes: []}).at).toBeUndefined();
});

it('gives proposals a kind and a rank', () => {
  expect(
    toProposal({label: 'put', kind: 2, insertText: 'put($1)', insertTextFormat: 2, sortText: 'a'}, 0),
  ).toEqual({
    label: 'put',
    kind: 'method',
    insert: 'put($1)',
    isSnippet: true,
    besides: [],
    goesOn: false,
    rank: 'a',
  });
  expect(toProposal({label: 'cloud', kind: 9}, 12)).toMatchObject({kind: 'namespace', rank: '00012'});
});

it('keeps what a proposal changes besides, and whether it goes on', () => {
  expect(
    toProposal(
      {
        label: 'put',
        additionalTextEdits: [{range: range(0, 0), newText: '?.'}],
        command: {title: '', command: 'editor.action.triggerSuggest'},
      },
      0,
    ),
  ).toMatchObject({
    besides: [{from: {line: 0, column: 0}, to: {line: 0, column: 1}, text: '?.'}],
    goesOn: true,
  });
});

it('finds the parameters in the label of a call', () => {
  const help = {
    signatures: [
      {label: 'key(key: str, body: str)', parameters: [{label: 'key: str'}, {label: 'body: str'}]},
    ],
    activeParameter: 1,
  };
  const signature = toSignature(help)!;
  expect(signature.parameters.map(([from, to]) => signature.label.slice(from, to))).toEqual([
    'key: str',
    'body: str',
  ]);
  expect(signature.active).toBe(1);
  expect(toSignature({signatures: []})).toBeUndefined();
});

it('lists the edits of all files', () => {
  expect(
    toEdits({'main.w': [{range: range(0, 0), newText: 'a'}], 'lib.w': [{range: range(2, 2), newText: 'a'}]}),
  ).toHaveLength(2);
});

it('puts symbols below those that they stand in', () => {
  const symbols = toSymbols('main.w', [
    {name: 'size', kind: 13, range: range(2, 2)},
    {name: 'Shop', kind: 5, range: range(1, 4)},
    {name: 'shop', kind: 13, range: range(6, 6)},
  ]);
  expect(symbols.map(({name, depth}) => `${depth} ${name}`)).toEqual(['0 Shop', '1 size', '0 shop']);
});
