import {describe, expect, it} from 'vitest';
import {toSearch} from './search';

describe('toSearch', () => {
  it('asks the hosted service when there is an account', () => {
    const hostedSearch = {appId: 'app', apiKey: 'key', indexName: 'pages'};
    expect(toSearch({hostedSearch})).toEqual({
      algolia: {...hostedSearch, contextualSearch: true, searchPagePath: 'search'},
      fields: {engine: 'hosted'},
    });
  });

  it('answers in the browser when there is none, and has a search page all the same', () => {
    const {algolia, fields} = toSearch({});
    expect(fields).toEqual({engine: 'local'});
    expect(algolia).toMatchObject({searchPagePath: 'search', contextualSearch: true});
    expect([algolia.appId, algolia.apiKey, algolia.indexName].every(Boolean)).toBe(true);
  });
});
