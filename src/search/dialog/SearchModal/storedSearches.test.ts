import {expect, it} from 'vitest';
import type {Hierarchy} from '@site/src/search/shared/types';
import type {StoredHit} from './readStoredHits';
import {addHit, removeHit} from './storedSearches';

const hit: StoredHit = {
  objectID: '/docs',
  url: '/docs',
  type: 'lvl1',
  hierarchy: {lvl0: 'Docs', lvl1: 'Docs', lvl2: null} as Hierarchy,
  content: null,
};

it('has a hit once, the newest first, and without its highlights', () => {
  const other = {...hit, objectID: '/other'};
  const list = addHit(addHit([hit, other], {...other, _highlightResult: {}} as StoredHit), hit);
  expect(list).toEqual([hit, other]);
  expect(removeHit(list, hit)).toEqual([other]);
});
