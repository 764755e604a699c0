// cspell:ignore buckte jsno jzzn resposne
import {describe, expect, it} from 'vitest';
import {createTypeNames} from '../typeNames';

const names = createTypeNames([
  'str',
  'num',
  'Json',
  'JsonSchema',
  'cloud.Bucket',
  'aws.Bucket',
  'http.Response',
]);
const find = (name: string, isUnfinished = false) => {
  const found = names.find(name, isUnfinished);
  return found && {...found, types: Object.fromEntries(found.types)};
};

describe('createTypeNames', () => {
  it('finds a type whatever its capitals, with its module or without', () => {
    expect(find('json')).toEqual({types: {Json: 1}});
    expect(find('Response')).toEqual({types: {'http.Response': 1}});
    expect(find('AWS.bucket')).toEqual({types: {'aws.Bucket': 1}});
  });

  it('puts the cloud-neutral type first', () => {
    expect(find('Bucket')).toEqual({types: {'cloud.Bucket': 1, 'aws.Bucket': 0.75}});
  });

  it('knows what other languages call a type', () => {
    expect(find('String')).toEqual({types: {str: 1}});
    expect(find('integer')).toEqual({types: {num: 1}});
  });

  it('finds longer names for one that is not finished', () => {
    expect(find('Js', true)).toEqual({types: {Json: 0.9, JsonSchema: 0.9}});
    expect(find('Json', true)).toEqual({types: {Json: 1, JsonSchema: 0.9}});
    expect(find('Js')).toBeUndefined();
  });

  it('corrects a letter of four, and two of seven', () => {
    expect(find('jsno')).toEqual({types: {Json: 0.9}, corrected: 'Json'});
    expect(find('Resposne')).toEqual({types: {'http.Response': 0.9}, corrected: 'Response'});
    expect(find('cloud.Buckte')).toEqual({types: {'cloud.Bucket': 0.9}, corrected: 'cloud.Bucket'});
    expect(find('sta')).toBeUndefined();
    expect(find('Jzzn')).toBeUndefined();
    expect(find('a'.repeat(60))).toBeUndefined();
  });
});
