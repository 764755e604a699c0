// cspell:ignore buckett
import {describe, expect, it} from 'vitest';
import {memberNames, typeNames} from '../../shared/apiNames';
import {recordOf} from '../../shared/__tests__/records';
import {createTypeSearch} from '../typeSearch';

const records = [
  recordOf('/bucket', {names: typeNames('cloud.Bucket'), text: 'Stores objects.'}),
  recordOf('/bucket', {
    kind: 'member',
    anchor: 'get',
    trail: ['get'],
    names: memberNames('get', 'cloud.Bucket'),
    text: 'get(key: str): str Retrieve.',
  }),
  recordOf('/bucket', {
    kind: 'member',
    anchor: 'metadata',
    trail: ['metadata'],
    names: memberNames('metadata', 'cloud.Bucket'),
    text: 'metadata(key: str): Metadata Look.',
  }),
  recordOf('/bucket', {
    kind: 'member',
    anchor: 'm',
    trail: ['Metadata'],
    names: typeNames('cloud.Metadata'),
    text: 'About an object.',
  }),
  recordOf('/fs', {
    kind: 'member',
    anchor: 'stat',
    trail: ['stat'],
    names: memberNames('stat', 'fs'),
    text: 'fs.stat(path: str): Metadata Look.',
  }),
  recordOf('/fs', {
    kind: 'member',
    anchor: 'm',
    trail: ['Metadata'],
    names: typeNames('fs.Metadata'),
    text: 'About a file.',
  }),
];
const types = createTypeSearch(records, (index) => records[index]!.text);
const ask = (query: string, filter: Parameters<typeof types.search>[1] = () => true) => {
  const answer = types.search(query, filter);
  return answer && {...answer, found: answer.found.map(({index}) => index)};
};

describe('createTypeSearch', () => {
  it('finds members, with the signature that is shown', () => {
    expect(types.search('Bucket -> str', () => true)?.found).toMatchObject([
      {
        index: 1,
        record: records[1],
        matched: [],
        signature: {title: 'Bucket.get(key: str): str', length: 18},
      },
    ]);
    expect(types.search('str -> fs.Metadata', () => true)?.found).toMatchObject([
      {index: 4, signature: {title: 'fs.stat(path: str): Metadata'}},
    ]);
  });

  it('tells types of the same name apart by their module', () => {
    expect(ask('str -> fs.Metadata')).toEqual({found: [4]});
    expect(ask('(Bucket, str) -> cloud.Metadata')).toEqual({found: [2]});
  });

  it('finds what the filter lets through', () => {
    expect(ask('-> Metadata', ({path}) => path === '/fs')).toEqual({found: [4]});
  });

  it('names the types that do not exist', () => {
    expect(ask('Foo, str -> Bar')).toEqual({found: [], note: 'The reference has no type “Foo” or “Bar”.'});
  });

  it('says what it has corrected', () => {
    expect(ask('Buckett -> str')).toEqual({
      found: [1],
      note: 'The reference has no type “Buckett”: these members are about Bucket.',
    });
  });

  it('says that there is nothing', () => {
    expect(ask('num -> bool')).toEqual({
      found: [],
      note: 'Nothing in the reference matches these types.',
    });
  });

  it.each(['get', 'T -> T', 'what -> is this'])('leaves “%s” to the search for words', (query) => {
    expect(ask(query)).toBeUndefined();
  });
});
