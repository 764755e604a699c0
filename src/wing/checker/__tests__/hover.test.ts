import {describe, expect, it} from 'vitest';
import {maskPlainText} from '../hover';

describe('the names of a program', () => {
  it.each([
    ['let a = "plain";', 'let a =        ;'],
    ['log("{name} is {f("x")}");', 'log(  name      f(   )  );'],
    ['a // note', 'a        '],
    ['a /* b */ c', `a${' '.repeat(9)}c`],
    ['"\\{no}" b', `${' '.repeat(8)}b`],
    ['#"{no}" b', `${' '.repeat(8)}b`],
    ['f({ a: "x" }); b', 'f({ a:     }); b'],
    ['"two\nlines" c', '    \n       c'],
  ])('%j is looked through as %j', (text, masked) => {
    expect(maskPlainText(text)).toBe(masked);
  });
});
