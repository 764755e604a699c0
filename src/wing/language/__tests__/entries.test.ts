import {describe, expect, it} from 'vitest';
import {hasTests, isEntry, isWingEntry} from '../entries';

describe('the names of entry points', () => {
  const paths = [
    'main.w',
    'shop.main.w',
    'shop.test.w',
    'a/main.w',
    'shop.w',
    'domain.w',
    'main.js',
    'main.ts',
  ];

  it('are those that the compiler accepts', () => {
    expect(paths.filter(isWingEntry)).toEqual(['main.w', 'shop.main.w', 'shop.test.w', 'a/main.w']);
  });

  it('include main.ts', () => {
    expect(paths.filter(isEntry)).toEqual([...paths.filter(isWingEntry), 'main.ts']);
  });
});

describe('the tests of a program', () => {
  const found = (text: string, language: 'wing' | 'ts' = 'wing') => hasTests([{text}], language);

  it('are its test blocks, and the objects of std.Test', () => {
    expect(found('bring cloud;\n\ntest "adds" {}\n')).toBe(true);
    expect(found('for i in 0..2 {\n  new std.Test(inflight () => {}) as "{i}";\n}\n')).toBe(true);
    expect(found('let test = "a test";\nlet runner: std.TestRunner? = nil;\n')).toBe(false);
  });

  it('are calls of test in TypeScript', () => {
    expect(found('test(app, "adds", lift({}).inflight(() => {}));\n', 'ts')).toBe(true);
    expect(found('const app = new cloud.Bucket();\n', 'ts')).toBe(false);
  });
});
