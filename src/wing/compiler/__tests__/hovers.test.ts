import {describe, expect, it} from 'vitest';
import {collectHovers, findNames} from '../hovers';
import type {Wingc} from '../wingc';

describe('findNames', () => {
  const namesIn = (text: string) => {
    const lines = text.split('\n');
    return findNames(text).map(({line, character, length}) => lines[line]!.substr(character, length));
  };

  it.each([
    ['let a = "plain";', ['a']],
    ['log("{name} is {f("x")}");', ['log', 'name', 'f']],
    ['log("{file.body.split("\\n").at(0)} of {a \\ 2}");', ['log', 'file', 'body', 'split', 'at', 'a']],
    ['a // note', ['a']],
    ['a /* b */ c', ['a', 'c']],
    ['f("\\{no}", b);', ['f', 'b']],
    ['f(#"{no} \\"no\\"", b);', ['f', 'b']],
    ['f({ a: "x" }); b', ['f', 'a', 'b']],
    ['f("two\nlines", c)', ['f', 'c']],
    ['class A extends B { x: num; new() { this.x = 5m; } }', ['A', 'B', 'x', 'this', 'x']],
    ['test "name" { expect.nil(nil); }', ['expect', 'nil']],
    ['let x_1: Array<str> = nodeof(@app);', ['x_1', 'nodeof', 'app']],
  ])('%j', (text, names) => expect(namesIn(text)).toEqual(names));
});

describe('collectHovers', () => {
  /** Answers with the range that it is asked about, shifted by some bytes. */
  const servicesThat = (value: string, shift = 0): Wingc => ({
    call: () => undefined,
    request(name, parameters) {
      if (name !== 'wingc_on_hover') return undefined;
      const {line, character} = (parameters as {position: {line: number; character: number}}).position;
      const start = {line, character: character + shift};
      return {contents: {value}, range: {start, end: {line, character: start.character + 1}}};
    },
  });

  it('counts columns as editors do, and asks in bytes', () => {
    const columns: number[] = [];
    const services = servicesThat('num');
    const request: Wingc['request'] = (name, parameters) => {
      if (name === 'wingc_on_hover')
        columns.push((parameters as {position: {character: number}}).position.character);
      return services.request(name, parameters);
    };
    const hovers = collectHovers({...services, request}, '/main.w', '"ä→🚀{b}";');
    expect(hovers).toEqual([{line: 0, column: 6, length: 1, type: 'num'}]);
    expect(columns).toEqual([11]);
  });

  it('takes the type and the documentation apart', () => {
    const [hover] = collectHovers(servicesThat('```wing\nx: num\n```\n---\nA **number**.\n'), '/main.w', 'x');
    expect(hover).toMatchObject({type: 'x: num', doc: 'A **number**.'});
  });

  it('leaves out answers about another place', () => {
    expect(collectHovers(servicesThat('num', -1), '/main.w', 'x')).toEqual([]);
  });
});
