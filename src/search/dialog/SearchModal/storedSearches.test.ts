import {describe, expect, it} from 'vitest';
import {isListOfHits} from './storedSearches';

const hit = {
  objectID: '/docs',
  url: '/docs',
  type: 'lvl1',
  hierarchy: {lvl0: 'Docs', lvl1: 'Docs', lvl2: null},
};

describe('isListOfHits', () => {
  it('takes what DocSearch stores', () => {
    expect(isListOfHits('[]')).toBe(true);
    expect(isListOfHits(JSON.stringify([hit, {...hit, content: null}]))).toBe(true);
  });

  it.each([
    ['no JSON', '{not a list'],
    ['no list', JSON.stringify({0: hit})],
    ['an entry that is nothing', '[null]'],
    ['no address', JSON.stringify([{...hit, url: 1}])],
    ['no titles', JSON.stringify([{...hit, hierarchy: null}])],
    ['no title of the page', JSON.stringify([{...hit, hierarchy: {lvl0: 'Docs'}}])],
  ])('refuses %s', (_, text) => {
    expect(isListOfHits(text)).toBe(false);
  });
});
