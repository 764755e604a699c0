import {describe, expect, it} from 'vitest';
import {readFrames, showPlaces, toRunError} from '../stackFrames';

const FOLDER = '/proj/target/test/main.wsim/.wing';
/** Line 1 of the script is line 3 of main.w from its fifth column on, line 2 is line 4. */
const MAP = {version: 3, file: 'a.cjs', sources: ['../../../../main.w'], names: [], mappings: 'AAEI;AACA'};
const FILES: Readonly<Record<string, string>> = {
  [`${FOLDER}/a.cjs.map`]: JSON.stringify(MAP),
  [`${FOLDER}/library.cjs.map`]: JSON.stringify({...MAP, sources: ['/node_modules/library/main.w']}),
};

function readText(path: string): string {
  const text = FILES[path];
  if (text === undefined) throw new Error(`ENOENT ${path}`);
  return text;
}

const CHROMIUM = [
  'Error: first',
  'second',
  '    at Object.assert (https://www.winglang.io/playground/sdk.js:1:100)',
  `    at async $Closure1.handle (wing:${FOLDER}/a.cjs:1:1)`,
  `    at async $Closure1.handle (wing:${FOLDER}/a.cjs:1:2)`,
  `    at wing:${FOLDER}/a.cjs:2:1`,
  `    at run (wing:${FOLDER}/bundle.cjs:1:1)`,
].join('\n');

const FIREFOX = [
  'assert@https://www.winglang.io/playground/sdk.js:1:100',
  `async*handle@wing:${FOLDER}/a.cjs:1:1`,
  `@wing:${FOLDER}/a.cjs:2:1`,
].join('\n');

const FRAMES = [
  {file: 'main.w', line: 3, column: 5},
  {file: 'main.w', line: 4, column: 5},
];

describe('readFrames', () => {
  it.each([
    ['Chromium', CHROMIUM],
    ['Firefox', FIREFOX],
  ])('finds the lines of the program in a stack of %s', (_, stack) => {
    expect(readFrames(stack, readText)).toEqual(FRAMES);
  });

  it('counts characters, where the compiler counts bytes', () => {
    const text = '\n\nñ = 2;\n';
    const read = (path: string) => (path === '/proj/main.w' ? text : readText(path));
    expect(readFrames(`    at a (wing:${FOLDER}/a.cjs:1:1)`, read)).toEqual([
      {file: 'main.w', line: 3, column: 4},
    ]);
  });

  it('leaves out files that are not of the program', () => {
    expect(readFrames(`    at a (wing:${FOLDER}/library.cjs:1:1)`, readText)).toEqual([]);
  });
});

describe('toRunError', () => {
  it('separates the message from the stack', () => {
    expect(toRunError(CHROMIUM, readText)).toEqual({message: 'first\nsecond', frames: FRAMES});
  });

  it('has all lines of a message, also those that look like a frame', () => {
    const message = 'x\nadmin@db.example.com:5432:1\n  at home\ny';
    expect(toRunError(`Error: ${message}\n    at a (wing:/x.js:1:1)`, readText).message).toBe(message);
  });

  it('names files without the folder that no reader has made', () => {
    const message = "ENOENT: no such file or directory, open '/proj/a.txt'";
    expect(toRunError(new Error(message), readText).message).toBe(message.replace('/proj/', ''));
  });

  it('takes the message of an error without its name, as the command line does', () => {
    const plain = Object.assign(new Error('no'), {stack: FIREFOX});
    expect(toRunError(plain, readText)).toEqual({message: 'no', frames: FRAMES});
    expect(toRunError(Object.assign(new TypeError('no'), {stack: ''}), readText).message).toBe('no');
  });

  it('takes anything that is thrown', () => {
    expect(toRunError('text', readText)).toEqual({message: 'text', frames: []});
  });
});

describe('showPlaces', () => {
  it('leaves the places in the program, and what is no stack', () => {
    const shown = 'Error: first\nsecond\n    at main.w:3:5\n    at main.w:4:5';
    expect(showPlaces(`${CHROMIUM}\nmore`, readText)).toBe(`${shown}\nmore`);
    expect(showPlaces(`no\n${FIREFOX}`, readText)).toBe('no\n    at main.w:3:5\n    at main.w:4:5');
  });

  it('leaves a text without places as it is', () => {
    const text = 'We meet\n  at the station';
    expect(showPlaces(text, readText)).toBe(text);
  });
});
