import {describe, expect, it} from 'vitest';
import {isProgram, LIMITS, pathProblem, programProblems, sizeOf} from '../program';
import {HELLO, withFiles} from './programs';

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
    ['main.exe', 'allowed are .w, .js, .cjs'],
    [`${'a'.repeat(LIMITS.path)}.w`, 'this one has 102'],
  ])('refuses “%s” and says why', (path, reason) => expect(pathProblem(path)).toContain(reason));

  it.each([
    ['main.w', 'main.w'],
    ['Main.w', 'main.w'],
    ['lib.w/x.w', 'lib.w'],
    ['lib.w', 'lib.w/x.w'],
  ])('refuses %s beside %s', (path, other) => {
    expect(pathProblem(path, [other])).toBe(`There is “${other}” already.`);
  });
});

describe('programProblems', () => {
  it('finds nothing wrong with a program', () => {
    expect(programProblems(withFiles({'lib.w': 'pub class A {}'}))).toEqual([]);
    expect(isProgram(HELLO)).toBe(true);
  });

  it.each([
    [undefined, 'The program has no files.'],
    [{...HELLO, files: ['main.w']}, 'The program has no files.'],
    [{...HELLO, files: {'main.w': 1}}, 'A file of the program is not text.'],
    [{...HELLO, entry: 'shop.main.w'}, 'The file to compile is missing.'],
    [{...HELLO, entry: 'toString'}, 'The file to compile is missing.'],
    [withFiles({'lib.w': ''}, {entry: 'lib.w'}), '“lib.w” cannot be compiled'],
    [{...HELLO, compilerVersion: 'latest'}, 'The compiler version is missing.'],
    [withFiles({'Main.w': ''}), 'There is “main.w” already.'],
    [withFiles({'main.test.w': 'x'.repeat(LIMITS.bytes)}), 'at most 200 kB'],
    [withFiles(Object.fromEntries(Array.from({length: 40}, (_, n) => [`f${n}.w`, '']))), 'this one has 41'],
  ])('says what is wrong: %#', (value, problem) => {
    expect(programProblems(value).join(' ')).toContain(problem);
    expect(isProgram(value)).toBe(false);
  });

  it('lists all problems at once', () => {
    expect(programProblems({files: {'a b': ''}, entry: 'main.w', compilerVersion: ''})).toHaveLength(3);
  });
});

it('sizeOf counts bytes of texts and paths', () => expect(sizeOf({'a.w': 'ä'})).toBe(5));
