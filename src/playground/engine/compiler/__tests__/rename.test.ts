import {describe, expect, it} from 'vitest';
import type {Range} from '../lsp';
import {rename, type RenameOptions} from '../rename';

const range = (line: number, from: number, to: number): Range => ({
  start: {line, character: from},
  end: {line, character: to},
});

const FILES = {'main.w': 'let cost$ = a.cost$;\ncost$2;\n', 'lib.w': 'num; cost$;\n'};

/** The compiler takes a place in `lib.w` for one in `main.w`, as it does. */
function createOptions(options: Partial<RenameOptions> = {}): RenameOptions {
  return {
    at: {file: 'main.w', line: 0, character: 5},
    name: 'price',
    files: FILES,
    known: ['main.w', 'lib.w'],
    definition: () => ({file: 'main.w', range: range(0, 4, 9)}),
    prepare: () => ({range: range(0, 4, 9), placeholder: 'cost$'}),
    renameInFile: (_at, name) => [
      {range: range(0, 4, 9), newText: name},
      {range: range(0, 6, 11), newText: name},
      {range: range(0, 14, 19), newText: name},
    ],
    ...options,
  };
}

describe('rename', () => {
  it('leaves out changes of other words, and finds the name in other files', () => {
    expect(rename(createOptions())).toEqual({
      'main.w': [
        {range: range(0, 4, 9), newText: 'price'},
        {range: range(0, 14, 19), newText: 'price'},
      ],
      'lib.w': [{range: range(0, 5, 10), newText: 'price'}],
    });
  });

  it('leaves the same name of another definition', () => {
    const definition: RenameOptions['definition'] = ({file}) => ({file, range: range(0, 4, 9)});
    expect(Object.keys(rename(createOptions({definition})))).toEqual(['main.w']);
  });

  it('stays in the file when nobody knows the definition', () => {
    expect(Object.keys(rename(createOptions({definition: () => undefined})))).toEqual(['main.w']);
  });

  it.each(['', '1a', 'a b', 'a-b', 'ä'])('refuses the name "%s"', (name) => {
    expect(() => rename(createOptions({name}))).toThrow(`"${name}" cannot be a name`);
  });

  it.each([
    ['nothing', undefined],
    ['a word of another file', {range: range(0, 4, 9), placeholder: 'thing'}],
  ])('refuses %s', (_what, target) => {
    expect(() => rename(createOptions({prepare: () => target}))).toThrow('nothing here');
  });
});
