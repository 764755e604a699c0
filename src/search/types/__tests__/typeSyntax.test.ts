import {describe, expect, it} from 'vitest';
import {createTypeReader} from '../typeSyntax';
import {typeOf} from './types';

const read = (text: string) => createTypeReader(text).type();

describe('createTypeReader', () => {
  it.each([
    ['str', typeOf('str')],
    [' cloud.Bucket ', typeOf('cloud.Bucket')],
    ['Json?', typeOf('Json', {isOptional: true})],
    ['Json??', typeOf('Json', {isOptional: true})],
    ['Array<str?>', typeOf('Array', {args: [typeOf('str', {isOptional: true})]})],
    [
      'Array<Array<num>>?',
      typeOf('Array', {args: [typeOf('Array', {args: [typeOf('num')]})], isOptional: true}),
    ],
    ['inflight', typeOf('inflight')],
    ['inflight ()', typeOf('inflight', {output: typeOf('void')})],
    [
      'inflight (key: str, Json): num?',
      typeOf('inflight', {
        args: [typeOf('str'), typeOf('Json')],
        output: typeOf('num', {isOptional: true}),
      }),
    ],
    ['(inflight (): str)?', typeOf('inflight', {output: typeOf('str'), isOptional: true})],
  ])('reads %s', (text, type) => {
    expect(read(text)).toEqual(type);
  });

  it.each([
    '',
    '?',
    '<str>',
    '1',
    'Array<',
    'Array<str',
    'Array<str,>',
    '(str',
    'inflight (str',
    'inflight (): ',
  ])('reads nothing in “%s”', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('stops behind the type', () => {
    const text = 'str? Get secret name.';
    const reader = createTypeReader(text);
    reader.type();
    expect(text.slice(0, reader.at).trim()).toBe('str?');
  });

  it('reads parameters with their names, and those that are for any number of values', () => {
    const reader = createTypeReader('...paths: Array<str>, inflight: inflight (): str, num)');
    expect(reader.parameters()).toEqual([
      {type: typeOf('Array', {args: [typeOf('str')]}), isRest: true},
      {type: typeOf('inflight', {output: typeOf('str')}), isRest: false},
      {type: typeOf('num'), isRest: false},
    ]);
    expect(createTypeReader('a b)').parameters()).toBeUndefined();
  });

  it('reads types up to twelve inside each other', () => {
    const nested = (depth: number) => `${'Array<'.repeat(depth - 1)}str${'>'.repeat(depth - 1)}`;
    expect(read(nested(12))).toBeDefined();
    expect(read(nested(13))).toBeUndefined();
  });
});
