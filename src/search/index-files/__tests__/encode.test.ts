import {describe, expect, it} from 'vitest';
import {recordOf} from '../../shared/__tests__/records';
import {decode} from '../decode';
import type {SearchRecord} from '../../shared/types';
import {encode} from '../encode';
import {readNames} from '../readFiles';

const BUCKET = {
  path: '/docs/api/standard-library/cloud/bucket',
  section: 'api',
  tag: 'docs-default-current',
  title: 'Bucket',
  keywords: [],
} as const;

function entry(anchor: string, trail: readonly string[], names: readonly string[] = []): SearchRecord {
  return {
    ...BUCKET,
    anchor,
    kind: names.length > 0 ? 'member' : 'heading',
    trail,
    names,
    text: `About ${anchor}.`,
  };
}

const RECORDS: readonly SearchRecord[] = [
  {
    ...BUCKET,
    anchor: '',
    kind: 'page',
    trail: [],
    names: ['Bucket', 'cloud.Bucket'],
    keywords: ['s3', 'files'],
    text: 'A store.',
  },
  entry('store-json', ['Store Json']),
  entry('two-ways', ['Store Json', 'One, two & more ways']),
  entry('api-reference', ['API reference']),
  entry('new', ['API reference', 'new'], ['new Bucket', 'new cloud.Bucket']),
  entry('put', ['API reference', 'put'], ['Bucket.put', 'put', 'cloud.Bucket.put']),
  entry('types', ['API reference', 'Types']),
  entry('bucketprops', ['API reference', 'Types', 'BucketProps'], ['BucketProps', 'cloud.BucketProps']),
  entry(
    'bucketprops-cors',
    ['API reference', 'Types', 'BucketProps', 'cors'],
    ['BucketProps.cors', 'cors', 'cloud.BucketProps.cors'],
  ),
  entry('util', ['API reference', 'util.Util'], ['Util', 'util.Util']),
  entry('util-env', ['API reference', 'util.Util', 'env'], ['util.env', 'env']),
  entry('array', ['API reference', 'Array<T>'], ['Array']),
  entry('array-at', ['API reference', 'Array<T>', 'at'], ['Array.at', 'at']),
  recordOf('/blog/a', {section: 'blog', title: 'A post'}),
  recordOf('/docs/libraries/winglibs/jwt', {section: 'libraries', isSourceOnly: true}),
];

describe('encode', () => {
  const {names, texts} = encode(RECORDS, 'en');

  it('writes records so that they can be read again', () => {
    expect(decode(readNames(names))).toEqual(RECORDS.map((record) => ({...record, text: ''})));
    expect(texts.flatMap((part) => part.texts)).toEqual(RECORDS.map(({text}) => text));
  });

  it('writes anchors and types only where they cannot be told from the headings', () => {
    expect(names.entries.anchors).toEqual({1: 'two-ways'});
    expect(names.entries.types).toEqual({9: 'util'});
  });

  it('cuts long texts into parts that say where they begin', () => {
    const long = RECORDS.slice(0, 14).map((record) => ({...record, text: 'x'.repeat(200_000)}));
    const {texts, names} = encode(long, 'en');
    expect(names.texts).toBe(texts.length);
    expect(texts.map(({start}) => start)).toEqual([0, 7]);
    expect(texts.map((part) => part.texts.length)).toEqual([7, 7]);
  });

  it('puts aliases into a file of their own before the texts, by the number of their record', () => {
    const called = RECORDS.map((record, index) =>
      index === 1 ? {...record, aliases: ['dump', 'save']} : record,
    );
    const written = encode(called, 'en');
    const [first, ...others] = written.texts;
    expect(first).toMatchObject({aliases: {1: 'dump,save'}, start: 0, texts: []});
    expect(others.flatMap((part) => part.texts)).toEqual(RECORDS.map(({text}) => text));
    expect(written.names.texts).toBe(written.texts.length);
    expect(decode(readNames(written.names))).toEqual(RECORDS.map((record) => ({...record, text: ''})));
  });

  it('gives other records another version, which all files have', () => {
    const {names: other, texts: others} = encode(RECORDS.slice(0, 3), 'en');
    expect(other.version).not.toBe(names.version);
    expect(others.map(({version}) => version)).toEqual([other.version]);
  });
});
