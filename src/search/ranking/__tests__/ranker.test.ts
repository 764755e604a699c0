// cspell:ignore buckt Consumr mino putjson qwertz setconsumer xyzzy
import {describe, expect, it} from 'vitest';
import {recordOf} from '../../shared/__tests__/records';
import {termsOf} from '../../shared/tokens';
import type {SearchRecord} from '../../shared/types';
import {createRanker, type Ranker} from '../ranker';

const API = '/docs/api/standard-library/cloud';

function page(path: string, title: string, more: Partial<SearchRecord> = {}): SearchRecord {
  return recordOf(path, {title, ...more});
}

function heading(of: SearchRecord, text: string, more: Partial<SearchRecord> = {}): SearchRecord {
  return {
    ...of,
    anchor: text.toLowerCase(),
    kind: 'heading',
    trail: [text],
    names: [],
    keywords: [],
    text: '',
    ...more,
  };
}

function member(of: SearchRecord, type: string, name: string): SearchRecord {
  const names = [`${type}.${name}`, name, `cloud.${type}.${name}`];
  return heading(of, name, {kind: 'member', trail: ['API reference', name], names});
}

const bucket = page(`${API}/bucket`, 'Bucket', {
  names: ['Bucket', 'cloud.Bucket'],
  section: 'api',
  text: 'Keeps objects.',
});
const queue = page(`${API}/queue`, 'Queue', {names: ['Queue', 'cloud.Queue'], section: 'api'});
const files = page('/docs/learn/files', 'Reading and writing files', {section: 'learn', keywords: ['fs']});
const phases = page('/docs/concepts/inflights', 'Preflight and Inflight');
const post = page('/blog/2023/02/17/phases', 'Preflight vs inflight', {section: 'blog'});
const RECORDS: readonly SearchRecord[] = [
  bucket,
  heading(bucket, 'Store Json', {text: 'A bucket can put Json as well.'}),
  member(bucket, 'Bucket', 'put'),
  member(bucket, 'Bucket', 'putJson'),
  heading(bucket, 'BucketProps', {
    kind: 'member',
    trail: ['API reference', 'Types', 'BucketProps'],
    names: ['BucketProps', 'cloud.BucketProps'],
  }),
  queue,
  member(queue, 'Queue', 'setConsumer'),
  files,
  heading(files, 'Read a file line by line', {text: 'Put the lines into a list.'}),
  phases,
  heading(phases, 'Let inflight code be'),
  post,
  page('/docs/language/optionality', 'Optional values', {text: 'With cups ?? 0 there is always a number.'}),
];

function search(query: string, filter?: (record: SearchRecord) => boolean): string[] {
  const engine = createRanker();
  engine.addRecords(RECORDS);
  return engine
    .search(query, {filter})
    .map(({record}) => `${record.path.split('/').at(-1)}#${record.anchor}`);
}

function answersOf(engine: Ranker, query: string) {
  return engine.search(query).map(({index, score, matched}) => ({index, score, matched}));
}

describe('createRanker', () => {
  it.each([
    ['put', 'bucket#put'],
    ['Bucket.put', 'bucket#put'],
    ['bucket put', 'bucket#put'],
    ['put_json', 'bucket#putjson'],
    ['cloud.Bucket.putJson', 'bucket#putjson'],
    ['setC', 'queue#setconsumer'],
    ['addConsumer', 'queue#setconsumer'],
    ['setConsumr', 'queue#setconsumer'],
  ])('ranks a member first for its name: %s', (query, first) => expect(search(query)[0]).toBe(first));

  it.each(['Bucket', 'cloud.Bucket', 'bucket', 'buck', 'buckt', 'new cloud.Bucket()', 's3'])(
    'ranks the page of a class before its members for its name: %s',
    (query) => expect(search(query)[0]).toBe('bucket#'),
  );

  it.each([
    ['how do I read a file?', 'files#read a file line by line'],
    ['how can I store json', 'bucket#store json'],
    ['?? ', 'optionality#'],
  ])('ranks prose first for a question: %s', (query, first) => expect(search(query)[0]).toBe(first));

  it('ranks a concept before a post', () => {
    const found = search('preflight inflight');
    expect(found.indexOf('inflights#')).toBeLessThan(found.indexOf('phases#'));
  });

  it('knows a page by the end of its address', () => expect(search('optionality')[0]).toBe('optionality#'));

  it('finds nothing for nonsense, and for nothing', () => {
    expect(search('xyzzy qwertz')).toEqual([]);
    expect(search('')).toEqual([]);
    expect(search('   ')).toEqual([]);
  });

  it('answers with the records that are wanted', () => {
    expect(search('bucket', ({section}) => section === 'learn')).toEqual([]);
    expect(search('inflight', ({section}) => section === 'blog')).toEqual(['phases#']);
  });

  it('finds a text from the moment it is added, whether with its record or later', () => {
    const engine = createRanker();
    engine.addRecords(RECORDS.map((record) => ({...record, text: ''})));
    expect(engine.search('objects')).toEqual([]);
    engine.addText(RECORDS.map(({text}, index) => [index, text] as const));
    const whole = createRanker();
    whole.addRecords(RECORDS);
    for (const query of ['objects', 'put json', 'cups ??'])
      expect(answersOf(engine, query)).toEqual(answersOf(whole, query));
  });

  describe('with aliases', () => {
    const awsBucket = page('/docs/api/standard-library/aws/bucket', 'S3 buckets', {names: ['aws.BucketRef']});
    const consumer = heading(queue, 'Consume messages');
    const added = [...RECORDS, awsBucket, consumer];
    const aliases: readonly [number, readonly string[]][] = [
      [added.indexOf(bucket), ['object storage', 'minio', 'blob container', 'drop zone', 'gcs', 'wasabi']],
      [added.indexOf(files), ['drop zone', 'dropbox']],
      [added.indexOf(consumer), ['worker', 'job runner']],
    ];
    const engine = createRanker();
    engine.addRecords(added);
    engine.addAliases(aliases);
    const found = (query: string) =>
      engine
        .search(query)
        .map(({record}) => `${record.path.split('/').slice(-2).join('/')}#${record.anchor}`);

    it.each([
      ['minio', 'cloud/bucket#'],
      ['object storage', 'cloud/bucket#'],
      ['Blob-Containers', 'cloud/bucket#'],
      ['mino', 'cloud/bucket#'],
      ['dropbox', 'learn/files#'],
      ['job runner', 'cloud/queue#consume messages'],
    ])('finds the place that is called so: %s', (query, first) => expect(found(query)[0]).toBe(first));

    it('ranks the reference before a lesson that is called the same', () => {
      expect(found('drop zone').slice(0, 2)).toEqual(['cloud/bucket#', 'learn/files#']);
    });

    it('ranks what only AWS has behind, unless the query names it', () => {
      expect(found('buckets')[0]).toBe('cloud/bucket#');
      expect(found('aws buckets')[0]).toBe('aws/bucket#');
    });

    it('finds a place that is called what is a part of the query', () => {
      expect(found('why does my job runner read lines')[0]).toBe('cloud/queue#consume messages');
      expect(found('object storage lines')[0]).toBe('cloud/bucket#');
    });

    it('answers the same whether they come with the records or later', () => {
      const whole = createRanker();
      const listOf = new Map(aliases);
      whole.addRecords(added.map((record, index) => ({...record, aliases: listOf.get(index)})));
      for (const query of ['minio', 'worker', 'drop zone', 'storage'])
        expect(answersOf(engine, query)).toEqual(answersOf(whole, query));
    });
  });

  it('finds the page that shows a message, whatever names and places the reader has in theirs', () => {
    const types = page('/docs/language/types', 'Types');
    const shown = heading(types, 'Fix a wrong type', {
      text: 'The compiler says error: Expected type to be "num", but got "Cup" instead Convert the value.',
    });
    const other = heading(types, 'Expected types', {
      text: 'But a value instead of a type is expected to be one that got there. Of the type num, be it a cup.',
    });
    const engine = createRanker();
    engine.addRecords([...RECORDS, types, other, shown]);
    const pasted =
      '\u001b[31merror\u001b[0m: Expected type to be "num", but got "Bucket" instead --> put/json.w:3:5';
    expect(engine.search(pasted)[0]?.record.anchor).toBe(shown.anchor);
  });

  it('says which terms are to be marked', () => {
    const engine = createRanker();
    engine.addRecords(RECORDS);
    const [first] = engine.search('how to read fil');
    const isMarked = (word: string) => termsOf(word).some((term) => first!.matched.includes(term));
    expect(['Read', 'reading', 'file', 'files', 'line', 'to'].filter(isMarked)).toEqual([
      'Read',
      'reading',
      'file',
      'files',
    ]);
  });

  it('answers before anything was added', () => expect(createRanker().search('bucket')).toEqual([]));
});
