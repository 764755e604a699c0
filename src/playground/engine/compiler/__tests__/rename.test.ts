import {describe, expect, it} from 'vitest';
import type {Range} from 'vscode-languageserver-types';
import {rename, type RenameOptions} from '../rename';

const range = (line: number, from: number, to: number): Range => ({
  start: {line, character: from},
  end: {line, character: to},
});

const FILES = {'main.w': 'let cost$ = a.cost$;\ncost$2;\n', 'lib.w': 'num; cost$;\n'};

/** The compiler mistakes a position in `lib.w` for one in `main.w`, as the real one does. */
function createOptions(options: Partial<RenameOptions> = {}): RenameOptions {
  return {
    at: {uri: 'main.w', position: {line: 0, character: 5}},
    newName: 'price',
    files: FILES,
    wingFiles: ['main.w', 'lib.w'],
    definition: () => ({uri: 'main.w', range: range(0, 4, 9)}),
    prepareRename: () => ({range: range(0, 4, 9), placeholder: 'cost$'}),
    renameInFile: () => [
      {range: range(0, 4, 9), newText: 'price'},
      {range: range(0, 6, 11), newText: 'price'},
      {range: range(0, 14, 19), newText: 'price'},
    ],
    ...options,
  };
}

describe('rename', () => {
  it('leaves out changes of other words, and finds the name in other files', () => {
    expect(rename(createOptions())).toEqual({
      changes: {
        'main.w': [
          {range: range(0, 4, 9), newText: 'price'},
          {range: range(0, 14, 19), newText: 'price'},
        ],
        'lib.w': [{range: range(0, 5, 10), newText: 'price'}],
      },
    });
  });

  it('leaves the same name of another definition', () => {
    const definition: RenameOptions['definition'] = ({uri}) => ({uri, range: range(0, 4, 9)});
    expect(Object.keys(rename(createOptions({definition})).changes!)).toEqual(['main.w']);
  });

  it('stays in the file when the definition is not known', () => {
    expect(Object.keys(rename(createOptions({definition: () => undefined})).changes!)).toEqual(['main.w']);
  });

  it.each(['', '1a', 'a b', 'a-b', 'ä'])('refuses the name "%s"', (newName) => {
    expect(() => rename(createOptions({newName}))).toThrow(`"${newName}" cannot be a name`);
  });

  it.each([
    ['nothing', undefined],
    ['a word of another file', {range: range(0, 4, 9), placeholder: 'thing'}],
  ])('refuses %s', (_what, target) => {
    expect(() => rename(createOptions({prepareRename: () => target}))).toThrow('nothing here');
  });
});
