import {describe, expect, it} from 'vitest';
import {Refusal} from '../../../lib/entrance/refusal';
import {recordOf} from '../../shared/__tests__/records';
import {encode} from '../encode';
import {OtherBuildError, readNames, readTexts} from '../readFiles';

const {names, texts} = encode(
  [
    recordOf('/a', {text: 'One.'}),
    recordOf('/b', {text: 'Two.'}),
    recordOf('/b', {kind: 'heading', trail: ['C']}),
  ],
  'en',
);
const {pages, entries} = names;

describe('readNames', () => {
  it('reads what the build writes, and nothing beside it', () => {
    expect(readNames({...names, other: 1})).toEqual(names);
  });

  it('reads entries at all depths, and exceptions at any of them', () => {
    const many = {
      headings: Array.from({length: 12}, () => 'C'),
      depths: '123456789123',
      kinds: 'hth'.repeat(4),
      types: {11: 'Bucket'},
      anchors: {0: 'c', 10: 'd'},
    };
    const file = {...names, pages: {...pages, sizes: [0, 12]}, entries: many};
    expect(readNames(file).entries).toEqual(many);
  });

  it('reads a name that is as long as one may be', () => {
    const titles = ['A', 'b'.repeat(1_000)];
    expect(readNames({...names, pages: {...pages, titles}}).pages.titles).toEqual(titles);
  });

  it.each([
    ['nothing', null, 'names.json is not an object.'],
    ['a list', [names], 'names.json is not an object.'],
    ['no columns', {...names, pages: null}, 'names.json has no object “pages”.'],
    [
      'inherited columns',
      {...names, entries: Object.create(entries)},
      '“headings” of a search file is not a list',
    ],
    [
      'a number as a title',
      {...names, pages: {...pages, titles: ['A', 1]}},
      '“titles” of a search file is not a list of strings',
    ],
    [
      'an endless title',
      {...names, pages: {...pages, titles: ['A', 'b'.repeat(1_001)]}},
      'up to 1000 characters',
    ],
    [
      'a tag that is not there',
      {...names, pages: {...pages, tags: [0, 1]}},
      '“tags” of a search file is not a list of numbers up to 0',
    ],
    [
      'a page less',
      {...names, pages: {...pages, types: ['']}},
      'the same number of everything for each page',
    ],
    [
      'an entry more',
      {...names, pages: {...pages, sizes: [1, 1]}},
      'names.json has 1, 1, 1 entries for 2 places.',
    ],
    [
      'a path to another site',
      {...names, pages: {...pages, paths: ['/a', '//b.example']}},
      'a path that is not one of this site',
    ],
    [
      'a kind that is none',
      {...names, entries: {...entries, kinds: 'x'}},
      '“kinds” of a search file has other letters',
    ],
    [
      'a depth that is none',
      {...names, entries: {...entries, depths: '0'}},
      '“depths” of a search file has other',
    ],
    [
      'letters before a depth',
      {...names, entries: {...entries, depths: 'x1'}},
      '“depths” of a search file has other',
    ],
    [
      'letters after a depth',
      {...names, entries: {...entries, depths: '1x'}},
      '“depths” of a search file has other',
    ],
    [
      'a kind too many',
      {...names, entries: {...entries, kinds: 'hh'}},
      'names.json has 1, 1, 2 entries for 1 places.',
    ],
    ['no depths', {...names, entries: {...entries, depths: 1}}, '“depths” of a search file is not a string.'],
    ['no language', {...names, language: null}, '“language” of a search file is not a string.'],
    [
      'a size below nothing',
      {...names, pages: {...pages, sizes: [-1, 2]}},
      '“sizes” of a search file is not a list of numbers',
    ],
    [
      'a size in words',
      {...names, pages: {...pages, sizes: [0, '1']}},
      '“sizes” of a search file is not a list of numbers',
    ],
    [
      'more headings than a site has',
      {...names, entries: {...entries, headings: Array.from({length: 20_001}, () => 'C')}},
      '“headings” of a search file is not a list of up to 20000 items.',
    ],
    ['an exception after a number', {...names, entries: {...entries, anchors: {'1x': 'y'}}}, 'by numbers'],
    ['an exception before a number', {...names, entries: {...entries, anchors: {x1: 'y'}}}, 'by numbers'],
    ['a billion text files', {...names, texts: 1e9}, '“texts” of a search file is not a number up to 50.'],
    [
      'an exception nowhere',
      {...names, entries: {...entries, anchors: {x: 'y'}}},
      'not an object of strings by numbers',
    ],
    [
      'an exception of a number',
      {...names, entries: {...entries, anchors: {0: 1}}},
      'not an object of strings by numbers',
    ],
  ])('refuses names with %s', (_, value, message) => {
    expect(() => readNames(value)).toThrow(message);
    expect(() => readNames(value)).toThrow(Refusal);
  });

  it.each([
    [{...names, format: 3}, 'names.json has the format 3; allowed is 2.'],
    [{}, 'names.json has no format; allowed is 2.'],
  ])('tells another format from damage', (value, message) => {
    expect(() => readNames(value)).toThrow(new OtherBuildError(message));
  });
});

describe('readTexts', () => {
  const read = (value: unknown) => readTexts(value, names, 3);

  it('reads what the build writes', () => {
    expect(read(texts[0])).toEqual(texts[0]);
    const last = {version: names.version, aliases: {2: 'a,b'}, start: 1, texts: ['', 'Two.']};
    expect(read(last)).toEqual(last);
  });

  it.each([
    ['nothing', null, 'A text file of the search index is not an object.'],
    ['no list', {...texts[0], texts: 'One.'}, '“texts” of a search file is not a list'],
    ['a number among them', {...texts[0], texts: [1]}, '“texts” of a search file is not a list of strings'],
    [
      'a start behind the end',
      {...texts[0], start: 1e9},
      '“start” of a search file is not a number up to 3.',
    ],
    ['half a start', {...texts[0], start: 0.5}, '“start” of a search file is not a number up to 3.'],
    [
      'more texts than records',
      {version: names.version, start: 1, texts: ['', '', '']},
      'A text file of the search index ends at record 4 of 3.',
    ],
    ['a list of aliases', {...texts[0], aliases: ['a']}, 'names.json has no object “aliases”.'],
    [
      'aliases of a record that is not there',
      {...texts[0], aliases: {3: 'a'}},
      'A text file of the search index has aliases of a record that is not one of 3.',
    ],
  ])('refuses texts with %s', (_, value, message) => {
    expect(() => read(value)).toThrow(message);
    expect(() => read(value)).toThrow(Refusal);
  });

  it('tells those of another build from damage', () => {
    expect(() => read({...texts[0], version: 'other'})).toThrow(
      new OtherBuildError('A search file is from another build than names.json'),
    );
  });
});
