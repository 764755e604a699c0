import {describe, expect, it} from 'vitest';
import {Refusal} from '../../../lib/entrance/refusal';
import {isProgram, LIMITS, programProblems, readProgram, sizeOf} from '../program';
import {HELLO, withFiles} from './programs';

describe('programProblems', () => {
  it('finds nothing wrong with a program', () => {
    expect(programProblems(withFiles({'lib.w': 'pub class A {}'}))).toEqual([]);
    expect(isProgram(HELLO)).toBe(true);
  });

  it.each([
    [undefined, 'The program has no files.'],
    [{...HELLO, files: ['main.w']}, 'The program has no files.'],
    [{...HELLO, files: {'main.w': 1}}, 'A file of the program is not text.'],
    [{...HELLO, files: {'main.w': '', 'lib.w': 1}}, 'A file of the program is not text.'],
    [{...HELLO, entry: 'shop.main.w'}, 'The file to compile is missing.'],
    [{...HELLO, entry: 'toString'}, 'The file to compile is missing.'],
    [withFiles({'lib.w': ''}, {entry: 'lib.w'}), '“lib.w” cannot be compiled'],
    [{...HELLO, compilerVersion: 'latest'}, 'The compiler version is missing: it is written like 0.85.49.'],
    [{...HELLO, compilerVersion: `0.85.49-${'1'.repeat(43)}`}, 'The compiler version is missing'],
    [{...HELLO, compilerVersion: '10.85.49x'}, 'The compiler version is missing'],
    [{...HELLO, compilerVersion: 'v0.85.49'}, 'The compiler version is missing'],
    [{...HELLO, compilerVersion: 85}, 'The compiler version is missing'],
    [{...HELLO, entry: 1}, 'The file to compile is missing.'],
    [{...HELLO, files: null}, 'The program has no files.'],
    [Object.create({files: HELLO.files}), 'The program has no files.'],
    [withFiles({'Main.w': ''}), 'There is “main.w” already.'],
    [withFiles({'main.test.w': 'x'.repeat(LIMITS.bytes)}), 'at most 200 kB'],
    [withFiles(Object.fromEntries(Array.from({length: 40}, (_, n) => [`f${n}.w`, '']))), 'this one has 41'],
  ])('says what is wrong: %#', (value, problem) => {
    expect(programProblems(value).join(' ')).toContain(problem);
    expect(isProgram(value)).toBe(false);
  });

  it('lists all problems at once', () => {
    expect(programProblems({files: {'a b': ''}, entry: 'main.w', compilerVersion: ''})).toEqual([
      expect.stringContaining('“a b” cannot be the name of a file'),
      'The file to compile is missing.',
      expect.stringContaining('The compiler version is missing'),
    ]);
  });

  it('lists three, and counts the others', () => {
    const withNames = (...names: string[]) => withFiles(Object.fromEntries(names.map((name) => [name, ''])));
    const [first, second, third] = ['a', 'b', 'c'].map(
      (name) => expect.stringContaining(`“${name}”`) as string,
    );
    expect(programProblems(withNames('a', 'b', 'c'))).toEqual([first, second, third]);
    expect(programProblems(withNames('a', 'b', 'c', 'd'))).toEqual([
      first,
      second,
      third,
      'There is one more problem.',
    ]);
    expect(programProblems(withNames('a', 'b', 'c', 'd', 'e')).at(-1)).toBe('There are 2 more problems.');
  });

  it('compares no paths when there are too many', () => {
    const files = Object.fromEntries(Array.from({length: 37_000}, (_, index) => [`a${index}`, '']));
    expect(programProblems({...HELLO, files})).toEqual([
      'A program has at most 40 files; this one has 37,000.',
    ]);
  });

  it('accepts as many files, characters and signs of a version as are allowed', () => {
    const many = Object.fromEntries(
      Array.from({length: LIMITS.files - 1}, (_, index) => [`f${index}.w`, '']),
    );
    expect(programProblems(withFiles(many))).toEqual([]);
    const rest = LIMITS.bytes - sizeOf(withFiles({'a.w': ''}).files);
    expect(programProblems(withFiles({'a.w': 'x'.repeat(rest)}))).toEqual([]);
    expect(programProblems(withFiles({'a.w': 'x'.repeat(rest + 1)}))).toHaveLength(1);
    expect(programProblems({...HELLO, compilerVersion: `0.85.49-${'1'.repeat(42)}`})).toEqual([]);
    expect(programProblems({...HELLO, compilerVersion: '10.11.12-rc.1'})).toEqual([]);
  });

  it('measures in bytes of UTF-8', () => {
    expect(programProblems(withFiles({'a.w': '漢'.repeat(66_000)}))).toEqual([]);
    expect(programProblems(withFiles({'a.w': '漢'.repeat(67_000)}))).toHaveLength(1);
  });

  it('does not repeat a long name', () => {
    const name = `lib/${'a'.repeat(5_000)}.w`;
    const [problem, other] = programProblems({...HELLO, files: {[name]: ''}, entry: name});
    expect(problem).toBe('A name has at most 100 characters; this one has 5006.');
    expect(other).toBe(
      `“${name.slice(0, 100)}” cannot be compiled: that are main.w and files that end with .main.w or .test.w.`,
    );
  });
});

describe('readProgram', () => {
  it('gives the program alone', () => {
    expect(readProgram({...HELLO, run: true})).toEqual(HELLO);
    expect(readProgram(HELLO).files).not.toBe(HELLO.files);
  });

  it('ends lines as the editor does', () => {
    const written = withFiles({'main.w': 'log("a");\r\n\r\nlog("b");\r\n', 'lib/old.js': '\r//\r\n\n\r'});
    expect(readProgram(written)).toEqual(
      withFiles({'main.w': 'log("a");\n\nlog("b");\n', 'lib/old.js': '\n//\n\n\n'}),
    );
  });

  it('refuses anything else, and says what is wrong', () => {
    expect(() => readProgram({...HELLO, entry: 'x', compilerVersion: '1'})).toThrow(
      new Refusal(
        'The file to compile is missing. The compiler version is missing: it is written like 0.85.49.',
      ),
    );
  });
});

it('sizeOf counts bytes of texts and paths', () => {
  expect(sizeOf({'a.w': 'ä'})).toBe(5);
  expect(sizeOf({'a.w': 'ä', 'b.w': '漢'})).toBe(11);
});
