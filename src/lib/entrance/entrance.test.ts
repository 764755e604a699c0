import {runInNewContext} from 'node:vm';
import * as v from 'valibot';
import {describe, expect, it} from 'vitest';
import {boundedData, boundedJson, type DataBounds} from './data';
import {isRecord, own} from './own';
import {accepted, boundedText, Refusal} from './refusal';
import {shaped} from './shape';

const BOUNDS: DataBounds = {characters: 20, depth: 2, values: 6};

describe('accepted', () => {
  it('makes nothing of what is refused, and hides no mistake', () => {
    expect(accepted(() => 1)).toBe(1);
    expect(accepted(() => boundedText(1, 'It', 1))).toBeUndefined();
    expect(() =>
      accepted(() => {
        throw new TypeError('a mistake');
      }),
    ).toThrow(TypeError);
  });
});

describe('boundedText', () => {
  it('accepts up to the limit', () => {
    expect(boundedText('abc', 'The link', 3)).toBe('abc');
    expect(() => boundedText('abcd', 'The link', 3)).toThrow(
      new Refusal('The link has 4 characters; up to 3 are allowed.'),
    );
    expect(() => boundedText('a'.repeat(12_345), 'The link', 1_000)).toThrow(
      '12,345 characters; up to 1,000',
    );
  });

  it.each([undefined, null, 1, ['a'], {length: 1}])('refuses %j, which is no text', (value) => {
    expect(() => boundedText(value, 'The link', 3)).toThrow(new Refusal('The link is not a string.'));
  });
});

describe('boundedJson', () => {
  it('gives what the text says', () => {
    expect(boundedJson('{"a":[1,null,"x"]}', 'The draft', BOUNDS)).toEqual({a: [1, null, 'x']});
  });

  it('allows lists and objects beside each other, as deep as the bounds say', () => {
    for (const value of [[[], [], []], [{}, {}, {}], {a: {}, b: []}, [1, 2, 3, 4, 5]]) {
      expect(boundedJson(JSON.stringify(value), 'The draft', BOUNDS)).toEqual(value);
    }
  });

  it('takes brackets of a string for no lists', () => {
    for (const text of ['[[{', ',,,,,,', ']}', '"[[[', '\\[[[']) {
      expect(boundedJson(JSON.stringify([text]), 'The draft', BOUNDS)).toEqual([text]);
    }
  });

  it.each([
    ['no JSON', '{"a"', 'The draft is not JSON.'],
    ['no text', null, 'The draft is not a string.'],
    [
      'too long, before it is parsed',
      `{${' '.repeat(20)}`,
      'The draft has 21 characters; up to 20 are allowed.',
    ],
    ['too deep', '[[[]]]', 'The draft is nested deeper than 2 levels.'],
    ['too deep, before it is parsed', '{"a":[{', 'The draft is nested deeper than 2 levels.'],
    ['too deep, after closed ones', '[[],[],[[', 'The draft is nested deeper than 2 levels.'],
    ['too deep, after a string', '["\\"",[[', 'The draft is nested deeper than 2 levels.'],
    ['a string without an end', '["[[[[', 'The draft is not JSON.'],
    ['too much, before it is parsed', '[,,,,,,', 'The draft has more than 6 values.'],
    ['too much', '[1,2,3,4,5,6]', 'The draft has more than 6 values.'],
    ['a prototype', '{"__proto__":1}', 'The draft has a property “__proto__”; none is allowed.'],
  ])('refuses %s', (_, text, message) => {
    expect(() => boundedJson(text, 'The draft', BOUNDS)).toThrow(new Refusal(message));
  });
});

describe('boundedData', () => {
  it('gives the value itself, that of another realm too', () => {
    const value = {a: [1, undefined, true]};
    expect(boundedData(value, 'The message', BOUNDS)).toBe(value);
    expect(boundedData(runInNewContext('({a: [1]})'), 'The message', BOUNDS)).toEqual({a: [1]});
    expect(boundedData(Object.create(null), 'The message', BOUNDS)).toEqual({});
  });

  it.each([
    ['a map', [new Map()], 'object'],
    ['bytes', new Uint8Array(1), 'object'],
    ['a date', {a: new Date()}, 'object'],
    ['a function', {a: () => 1}, 'function'],
    ['a large number', [1n], 'bigint'],
    ['a symbol', Symbol('a'), 'symbol'],
  ])('refuses %s', (_, value, kind) => {
    expect(() => boundedData(value, 'The message', BOUNDS)).toThrow(
      new Refusal(`The message has a ${kind} that is no plain data.`),
    );
  });

  it('counts the characters of all texts and names', () => {
    const refusal = new Refusal('The message has more than 20 characters.');
    expect(() => boundedData(['x'.repeat(10), 'x'.repeat(10)], 'The message', BOUNDS)).not.toThrow();
    expect(() => boundedData(['x'.repeat(10), 'x'.repeat(11)], 'The message', BOUNDS)).toThrow(refusal);
    expect(() => boundedData({['x'.repeat(21)]: 1}, 'The message', BOUNDS)).toThrow(refusal);
    expect(() => boundedData('x'.repeat(21), 'The message', BOUNDS)).toThrow(refusal);
  });

  it('looks at no more than the bounds allow', () => {
    let looked = 0;
    const many = Array.from({length: 5}, () => ({}));
    const counting = new Proxy(many, {
      get: (target, name, self) => {
        if (/^\d+$/.test(String(name))) looked++;
        return name === 'length' ? 1e9 : (Reflect.get(target, name, self) as unknown);
      },
    });
    expect(() => boundedData(counting, 'The message', BOUNDS)).toThrow('more than 6 values');
    expect(looked).toBe(0);
  });

  it('refuses lists and objects that are too deep', () => {
    for (const value of [[[[]]], {a: {b: {}}}, [{a: []}]]) {
      expect(() => boundedData(value, 'The message', BOUNDS)).toThrow('deeper than 2 levels');
    }
  });

  it('refuses a circle by its depth', () => {
    const circle: unknown[] = [];
    circle.push(circle);
    expect(() => boundedData(circle, 'The message', BOUNDS)).toThrow('deeper than 2 levels');
  });
});

describe('own', () => {
  it('knows no inherited name', () => {
    expect(own({a: 1}, 'a')).toBe(1);
    for (const name of ['b', 'constructor', '__proto__', 'toString'])
      expect(own({a: 1}, name)).toBeUndefined();
  });

  it.each([
    [{}, true],
    [[], false],
    [null, false],
    ['text', false],
  ])('tells whether %j is a record', (value, expected) => {
    expect(isRecord(value)).toBe(expected);
  });
});

describe('shaped', () => {
  const SHAPE = v.object({files: v.record(v.string(), v.string()), entry: v.optional(v.string())});

  it('leaves out what nobody asked for', () => {
    expect(shaped({files: {a: 'b'}, other: 1}, 'The program', SHAPE)).toEqual({files: {a: 'b'}});
  });

  it('names the first place that is wrong', () => {
    expect(() => shaped({files: {a: 1}}, 'The program', SHAPE)).toThrow(
      new Refusal('The program, at “files.a”: Invalid type: Expected string but received 1'),
    );
    expect(() => shaped(1, 'The program', SHAPE)).toThrow(
      new Refusal('The program: Invalid type: Expected Object but received 1'),
    );
  });

  it('repeats little of what came', () => {
    const read = () => shaped({files: {['x'.repeat(1_000)]: 1}}, 'The program', SHAPE);
    expect(read).toThrow(Refusal);
    expect(read).toThrow(/^.{200}…$/);
  });
});
