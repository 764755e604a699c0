// The reader's recent and favorite searches, under the names and in the form in which DocSearch stores them.

import {accepted} from '@site/src/lib/entrance/refusal';
import {readStoredHits, type StoredHit} from './readStoredHits';

/* oxlint-disable no-restricted-globals -- `readStoredHits` bounds what was stored */

export interface StoredSearches {
  readonly recent: readonly StoredHit[];
  readonly favorite: readonly StoredHit[];
}

const MAX_FAVORITES = 10;
const MAX_RECENT = 7;
const MAX_RECENT_BESIDE_FAVORITES = 4;

/** Nothing where storage is blocked, or where something else is stored. */
export function readSearches(indexName: string): StoredSearches {
  const favorite = readList(keyOf('FAVORITE', indexName)).slice(0, MAX_FAVORITES);
  const max = favorite.length > 0 ? MAX_RECENT_BESIDE_FAVORITES : MAX_RECENT;
  return {favorite, recent: readList(keyOf('RECENT', indexName)).slice(0, max)};
}

/** Does nothing where storage is blocked. */
export function writeSearches(indexName: string, {recent, favorite}: StoredSearches): void {
  try {
    localStorage.setItem(keyOf('RECENT', indexName), JSON.stringify(recent));
    localStorage.setItem(keyOf('FAVORITE', indexName), JSON.stringify(favorite));
  } catch {
    // The lists are there as long as the dialog is.
  }
}

/** The list with the hit at its beginning, once. */
export function addHit(list: readonly StoredHit[], added: StoredHit): StoredHit[] {
  const {objectID, url, type, hierarchy, content} = added;
  return [{objectID, url, type, hierarchy, content}, ...removeHit(list, added)];
}

export function removeHit(list: readonly StoredHit[], {objectID}: StoredHit): StoredHit[] {
  return list.filter((hit) => hit.objectID !== objectID);
}

function readList(key: string): readonly StoredHit[] {
  return accepted(() => readStoredHits(storedText(key) ?? '[]')) ?? [];
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keyOf(list: 'RECENT' | 'FAVORITE', indexName: string): string {
  return `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
}
