import {expect, it} from 'vitest';
import {testBlocks} from './tests';

it('finds the tests of a program, up to the brace that closes each', () => {
  const program = [
    'let a = 1;',
    'test "one" {',
    '  if a == 1 {',
    '    log("}");',
    '  }',
    '}',
    'test "say \\"two\\"" { assert(a == 1); }',
    'class B {',
    '  pub a: num;',
    '}',
    'if a == 1 {',
    '  test "three" {',
    '    log("c");',
    '  }',
    '}',
  ].join('\n');
  expect(testBlocks(program)).toEqual([
    {name: 'one', line: 2, text: 'test "one" {\n  if a == 1 {\n    log("}");\n  }\n}'},
    {name: 'say \\"two\\"', line: 7, text: 'test "say \\"two\\"" { assert(a == 1); }'},
    {name: 'three', line: 12, text: '  test "three" {\n    log("c");\n  }'},
  ]);
});

it('takes the rest of a program that does not close its test', () => {
  expect(testBlocks('test "one" {\n  log("a");')).toEqual([
    {name: 'one', line: 1, text: 'test "one" {\n  log("a");'},
  ]);
});
