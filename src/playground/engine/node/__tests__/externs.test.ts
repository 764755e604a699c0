import {beforeEach, describe, expect, it, vi} from 'vitest';
import {findConverter} from '../externs';
import {convertExtern} from '../externScript';
import {createTestRealm} from './support';

const convert = vi.fn(convertExtern);

beforeEach(() => {
  convert.mockClear();
});

function load(path: string, text: string): unknown {
  return createTestRealm({[path]: text}, {findConverter: () => convert}).realm.load(`/proj/${path}`);
}

describe('externs', () => {
  it.each([
    ['a.ts', 'export const double = (value: number): number => value * 2;'],
    ['a.mjs', 'export function double(value) { return value * 2; }'],
    ['a.js', 'export const double = (value) => value * 2;'],
    ['b.js', 'import os from "node:os";\nexport const double = (value) => value * (os.EOL.length + 1);'],
    [
      'a.ts',
      'import {join} from "node:path";\nenum Factor { Two = 2 }\nexport const double = (value: number) => join("/", "a") ? value * Factor.Two : 0;',
    ],
  ])('%s: %s', (path, text) => {
    const {double} = load(path, text) as {readonly double: (value: number) => number};
    expect(double(21)).toBe(42);
    expect(convert).toHaveBeenCalledOnce();
  });

  it('in plain JavaScript need no converter', () => {
    load('a.js', 'exports.double = (value) => value * 2;');
    expect(convert).not.toHaveBeenCalled();
  });

  it('with a mistake say so', () => {
    expect(() => load('a.js', 'exports.double = (value => ;')).toThrow(SyntaxError);
    expect(() => load('a.ts', 'export const double = (value => ;')).toThrow('a.ts');
  });

  it('need what converts them', () => {
    const {realm} = createTestRealm({'a.ts': 'export {};'});
    expect(() => realm.load('/proj/a.ts')).toThrow(
      '/proj/a.ts: there is nothing to convert TypeScript or ESM syntax.',
    );
  });
});

it('the script registers its converter', () => {
  // The test has loaded the script.
  expect(findConverter()).toBe(convertExtern);
});
