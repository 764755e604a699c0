import {describe, expect, it} from 'vitest';
import {MAX_PATH_CHARACTERS, nameProblem, pathProblem, windowsProblem} from '../path';

describe('pathProblem', () => {
  it.each(['main.w', 'lib.w', 'lib/shelf.w', 'extern.js', 'a-b_c.test.w', 'wing.toml', 'deep/er/x.mjs'])(
    'allows %s',
    (path) => expect(pathProblem(path)).toBeUndefined(),
  );

  it.each([
    ['', 'cannot be the name of a file'],
    ['a b.w', 'cannot be the name of a file'],
    ['../main.w', 'cannot be the name of a file'],
    ['/main.w', 'cannot be the name of a file'],
    ['.env', 'cannot be the name of a file'],
    ['lib//x.w', 'cannot be the name of a file'],
    ['lib\\x.w', 'cannot be the name of a file'],
    ['node_modules/x.js', '“node_modules” is a folder of the toolchain'],
    ['Target/x.js', '“Target” is a folder of the toolchain'],
    ['main', 'has no ending that the playground knows'],
    ['lib/.hidden/x.w', 'cannot be the name of a file'],
    ['lib', 'has no ending that the playground knows'],
    ['main.w/', 'cannot be the name of a file'],
    ['main.js.', 'has no ending that the playground knows'],
    ['a.w/b', 'has no ending that the playground knows'],
    [
      'main.exe',
      'allowed are .w, .js, .cjs, .mjs, .ts, .json, .toml, .yaml, .yml, .txt, .md, .csv, .html, .css, .svg.',
    ],
    [`${'a'.repeat(MAX_PATH_CHARACTERS)}.w`, 'this one has 102'],
  ])('refuses “%s” and says why', (path, reason) => expect(pathProblem(path)).toContain(reason));

  it.each([
    ['main.w', 'main.w'],
    ['Main.w', 'main.w'],
    ['lib.w/x.w', 'lib.w'],
    ['lib.w', 'lib.w/x.w'],
  ])('refuses %s beside %s', (path, other) => {
    expect(pathProblem(path, [other])).toBe(`There is “${other}” already.`);
  });

  it('allows a name of the greatest length', () => {
    expect(pathProblem(`${'a'.repeat(MAX_PATH_CHARACTERS - 2)}.w`)).toBeUndefined();
    expect(pathProblem(`${'a'.repeat(MAX_PATH_CHARACTERS - 1)}.w`)).toContain('at most 100 characters');
  });

  it('does not repeat a long name that comes with a link', () => {
    expect(pathProblem('lib.w', [`lib.w/${'a'.repeat(200)}`])).toBe(
      `There is “lib.w/${'a'.repeat(94)}” already.`,
    );
  });

  it.each([
    ['lib.w', 'lib.wing/x.w'],
    ['lib/a.w', 'lib/b.w'],
    ['a.w', 'main.w'],
  ])('allows %s beside %s', (path, other) => {
    expect(pathProblem(path, [other])).toBeUndefined();
  });
});

describe('windowsProblem', () => {
  it.each(['con.w', 'AUX.txt', 'nul.test.w', 'lib/prn/x.w', 'com1.w', 'lpt9.js', 'con/x.w', 'lib./x.w'])(
    'refuses %s and says why',
    (path) => expect(windowsProblem(path)).toContain('cannot be written on Windows'),
  );

  it('names the part that is wrong', () => {
    expect(windowsProblem('lib/aux.w')).toMatch(/^“aux.w” cannot/);
  });

  it.each(['console.w', 'icon.w', 'com.w', 'com12.w', 'lib/main.w', 'a-con.w', 'x.con', 'lib.d/x.w'])(
    'allows %s',
    (path) => expect(windowsProblem(path)).toBeUndefined(),
  );
});

it('a new name is one that every system can write, and that is not taken', () => {
  expect(nameProblem('lib.w', ['main.w'])).toBeUndefined();
  expect(nameProblem('aux.w', ['main.w'])).toContain('Windows');
  expect(nameProblem('main.w', ['main.w'])).toBe('There is “main.w” already.');
});
