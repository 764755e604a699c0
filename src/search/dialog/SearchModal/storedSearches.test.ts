import {afterEach, describe, expect, it, vi} from 'vitest';
import type {Hierarchy} from '@site/src/search/shared/types';
import type {StoredHit} from './readStoredHits';
import {addHit, readSearches, removeHit, writeSearches} from './storedSearches';

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

describe('what is stored', () => {
  afterEach(() => vi.unstubAllGlobals());

  function store(stored: Record<string, string> = {}): Map<string, string> {
    const values = new Map(Object.entries(stored));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    });
    return values;
  }

  const hits = (count: number) => Array.from({length: count}, (_, at) => ({...readBack, objectID: `${at}`}));
  /** With all titles, as it is read. */
  const readBack: StoredHit = {
    ...hit,
    hierarchy: {...hit.hierarchy, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
  };

  it('is read as it was written, under the names of DocSearch', () => {
    const values = store();
    const searches = {recent: hits(2), favorite: hits(3)};
    writeSearches('wing', searches);
    expect(readSearches('wing')).toEqual(searches);
    expect(readSearches('other')).toEqual({recent: [], favorite: []});
    expect([...values.keys()]).toEqual([
      '__DOCSEARCH_RECENT_SEARCHES__wing',
      '__DOCSEARCH_FAVORITE_SEARCHES__wing',
    ]);
  });

  it('is shown as far as there is room: seven searches, or four beside up to ten favourites', () => {
    store();
    const counts = (recent: number, favorite: number) => {
      writeSearches('wing', {recent: hits(recent), favorite: hits(favorite)});
      const read = readSearches('wing');
      return [read.recent.length, read.favorite.length];
    };
    expect(counts(9, 0)).toEqual([7, 0]);
    expect(counts(9, 1)).toEqual([4, 1]);
    expect(counts(2, 12)).toEqual([2, 10]);
  });

  it('is nothing where it is damaged, and where storage is blocked', () => {
    store({__DOCSEARCH_RECENT_SEARCHES__wing: '{', __DOCSEARCH_FAVORITE_SEARCHES__wing: '{}'});
    expect(readSearches('wing')).toEqual({recent: [], favorite: []});
    vi.stubGlobal('localStorage', undefined);
    expect(readSearches('wing')).toEqual({recent: [], favorite: []});
    expect(() => writeSearches('wing', {recent: hits(1), favorite: []})).not.toThrow();
  });
});
