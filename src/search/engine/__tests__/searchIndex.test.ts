import {describe, expect, it, vi} from 'vitest';
import {recordOf} from '../../shared/__tests__/records';
import {encode} from '../../index-files/encode';
import {createSearchIndex} from '../searchIndex';

const {names, texts} = encode(
  [
    recordOf('/a', {title: 'Queues', text: 'They keep parcels.'}),
    recordOf('/b', {title: 'Topics', text: 'They tell everybody.'}),
  ],
  'en',
);
const FILES: Readonly<Record<string, unknown>> = {
  'https://w/search/names.json': names,
  'https://w/search/text-0.json': texts[0],
};

/** An index over files that may be missing or other than they should be. */
function createTestContext(changes: Readonly<Record<string, unknown>> = {}) {
  const files: Record<string, unknown> = {...FILES};
  for (const [name, content] of Object.entries(changes)) files[`https://w/search/${name}`] = content;
  const warn = vi.fn();
  const complete = vi.fn();
  const fetchFile = vi.fn(async (url: string) => {
    const content = await files[url];
    if (content === undefined) throw new Error(`${url} is not there`);
    return content;
  });
  const index = createSearchIndex({
    addresses: {index: 'https://w/search/', site: 'https://w/'},
    fetchFile,
    onWarning: warn,
    onComplete: complete,
  });
  const find = async (query: string) =>
    (await index.search([{indexName: 'wing', query}]))[0]?.hits.map(({url}) => url);
  return {files, warn, complete, fetchFile, index, find};
}

describe('createSearchIndex', () => {
  it('answers from names and texts, and fetches each file once', async () => {
    const {find, fetchFile, warn} = createTestContext();
    expect(await find('topics')).toEqual(['https://w/b']);
    expect(await find('parcels')).toEqual(['https://w/a']);
    expect(fetchFile).toHaveBeenCalledTimes(2);
    expect(warn).not.toHaveBeenCalled();
  });

  it('does not wait for texts where names give an answer', async () => {
    const {find} = createTestContext({'text-0.json': new Promise(() => undefined)});
    expect(await find('topics')).toEqual(['https://w/b']);
  });

  it('waits for the texts with a query for types, which their signatures answer', async () => {
    const member = {kind: 'member', anchor: 'get', trail: ['get'], names: ['util.get', 'get']} as const;
    const page = recordOf('/util', {title: 'Json and str'});
    const typed = encode(
      [page, recordOf('/util', {...member, text: 'util.get(key: str): Json Gets it.'})],
      'en',
    );
    let arrive: (content: unknown) => void = () => undefined;
    const {find, complete} = createTestContext({
      'names.json': typed.names,
      'text-0.json': new Promise((resolve) => (arrive = resolve)),
    });
    const found = find('str -> Json');
    arrive(typed.texts[0]);
    expect(await found).toEqual(['https://w/util#get']);
    expect(complete).toHaveBeenCalledTimes(1);
  });

  it('answers a query for types by its words where the texts are missing', async () => {
    const page = encode([recordOf('/json', {title: 'From str to Json'})], 'en');
    const {find} = createTestContext({'names.json': page.names, 'text-0.json': undefined});
    expect(await find('str -> Json')).toEqual(['https://w/json']);
  });

  it('finds places by their aliases, which come after the names', async () => {
    const called = encode([recordOf('/a', {title: 'Queues', aliases: ['job runner', 'sqs']})], 'en');
    const [aliases, text] = called.texts;
    const {find} = createTestContext({
      'names.json': called.names,
      'text-0.json': aliases,
      'text-1.json': text,
    });
    expect(await find('job runner')).toEqual(['https://w/a']);
  });

  it('waits for the texts before it says that there is nothing', async () => {
    let arrive: (content: unknown) => void = () => undefined;
    const {find} = createTestContext({'text-0.json': new Promise((resolve) => (arrive = resolve))});
    const found = find('parcels');
    arrive(texts[0]);
    expect(await found).toEqual(['https://w/a']);
  });

  it('tells once when all texts are there', async () => {
    const {find, complete, files, index} = createTestContext({'text-0.json': undefined});
    expect(await find('parcels')).toEqual([]);
    expect(complete).not.toHaveBeenCalled();
    files['https://w/search/text-0.json'] = texts[0];
    await index.load();
    await vi.waitFor(() => expect(complete).toHaveBeenCalledTimes(1));
    await index.load();
    expect(await find('parcels')).toEqual(['https://w/a']);
    expect(complete).toHaveBeenCalledTimes(1);
  });

  it('goes on without texts that are missing or of another build, and tries again when it is asked to', async () => {
    const {find, warn, files, index} = createTestContext({'text-0.json': undefined});
    expect(await find('topics')).toEqual(['https://w/b']);
    expect(await find('parcels')).toEqual([]);
    expect(warn).toHaveBeenCalledWith('https://w/search/text-0.json is not there');
    files['https://w/search/text-0.json'] = {...texts[0], version: 'other'};
    expect(await find('parcels')).toEqual([]);
    expect(warn).toHaveBeenCalledTimes(1);
    await index.load();
    expect(await find('parcels')).toEqual([]);
    expect(warn).toHaveBeenCalledWith('A search file is from another build than names.json');
    files['https://w/search/text-0.json'] = texts[0];
    await index.load();
    expect(await find('parcels')).toEqual(['https://w/a']);
  });

  it('loads the names of a new build, when its texts come to the names of the one before', async () => {
    let arrive: (content: unknown) => void = () => undefined;
    const {find, complete, files, warn} = createTestContext({
      'text-0.json': new Promise((resolve) => (arrive = resolve)),
    });
    expect(await find('topics')).toEqual(['https://w/b']);
    const next = encode([recordOf('/c', {title: 'Topics', text: 'They are new.'})], 'en');
    files['https://w/search/names.json'] = next.names;
    files['https://w/search/text-0.json'] = next.texts[0];
    arrive(next.texts[0]);
    await vi.waitFor(() => expect(complete).toHaveBeenCalledTimes(1));
    expect(await find('topics')).toEqual(['https://w/c']);
    expect(await find('new')).toEqual(['https://w/c']);
    expect(warn).not.toHaveBeenCalled();
  });

  it('says that a new version is here when the format is another one', async () => {
    const {find} = createTestContext({'names.json': {...names, format: 2}});
    await expect(find('topics')).rejects.toMatchObject({
      help: 'A new version of this site is here: reload the page.',
    });
  });

  it.each([
    ['missing', undefined],
    ['of another format', {...names, format: 0}],
    ['nothing', null],
    ['not whole', {...names, pages: {...names.pages, sizes: [3, 0]}}],
    ['something else', {format: 1}],
  ])('fails when the names are %s, and tries again', async (_, content) => {
    const {find, index, files} = createTestContext({'names.json': content});
    await expect(find('topics')).rejects.toThrow();
    await expect(index.load()).rejects.toThrow();
    files['https://w/search/names.json'] = names;
    expect(await find('topics')).toEqual(['https://w/b']);
  });
});
