import {describe, expect, it} from 'vitest';
import {parseTypeQuery} from '../query';
import {typeOf} from './types';

const str = typeOf('str');

describe('parseTypeQuery', () => {
  it.each([
    ['str -> num', {inputs: [str], output: typeOf('num'), unfinished: 'num'}],
    ['str→num', {inputs: [str], output: typeOf('num'), unfinished: 'num'}],
    ['-> Json?', {output: typeOf('Json', {isOptional: true})}],
    ['() -> str', {inputs: [], output: str, unfinished: 'str'}],
    ['(key: str, num) -> str', {inputs: [str, typeOf('num')], output: str, unfinished: 'str'}],
    ['str, num -> void ', {inputs: [str, typeOf('num')], output: typeOf('void')}],
    ['str ->', {inputs: [str]}],
    [
      'Map<T> -> Array<str>',
      {inputs: [typeOf('Map', {args: [typeOf('T')]})], output: typeOf('Array', {args: [str]})},
    ],
    [
      '(inflight (str): void)?, num -> str',
      {
        inputs: [typeOf('inflight', {args: [str], output: typeOf('void'), isOptional: true}), typeOf('num')],
        output: str,
        unfinished: 'str',
      },
    ],
  ])('reads %s', (text, query) => {
    expect(parseTypeQuery(text)).toEqual(query);
  });

  it.each([
    '',
    'str',
    '->',
    '() ->',
    '=>',
    'inflight () =>',
    'how do I use ->',
    'convert str -> num',
    'tf-aws -> sim',
    'str -> num -> bool',
    'str -> num or bool',
    'a < b -> c',
    '(str -> num',
    `${'a'.repeat(300)} -> str`,
  ])('leaves “%s” to the search for words', (text) => {
    expect(parseTypeQuery(text)).toBeUndefined();
  });
});
