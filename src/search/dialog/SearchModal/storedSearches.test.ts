import {describe, expect, it} from 'vitest';
import type {Hierarchy} from '@site/src/search/shared/types';
import {addHit, removeHit, type StoredHit, toHits} from './storedSearches';

const hit: StoredHit = {
  objectID: '/docs',
  url: '/docs',
  type: 'lvl1',
  hierarchy: {lvl0: 'Docs', lvl1: 'Docs', lvl2: null} as Hierarchy,
  content: null,
};

describe('toHits', () => {
  it('reads what DocSearch stores', () => {
    expect(toHits(null)).toEqual([]);
    expect(toHits('[]')).toEqual([]);
    expect(toHits(JSON.stringify([hit, {...hit, section: 'docs'}]))).toHaveLength(2);
  });

  it.each([
    ['no JSON', '{not a list'],
    ['no list', JSON.stringify({0: hit})],
    ['an entry that is nothing', '[null]'],
    ['no address', JSON.stringify([{...hit, url: 1}])],
    ['no titles', JSON.stringify([{...hit, hierarchy: null}])],
    ['no title of the page', JSON.stringify([{...hit, hierarchy: {lvl0: 'Docs'}}])],
  ])('takes nothing from %s', (_, text) => {
    expect(toHits(text)).toEqual([]);
  });
});

it('has a hit once, the newest first, and without its highlights', () => {
  const other = {...hit, objectID: '/other'};
  const list = addHit(addHit([hit, other], {...other, _highlightResult: {}} as StoredHit), hit);
  expect(list).toEqual([hit, other]);
  expect(removeHit(list, hit)).toEqual([other]);
});
