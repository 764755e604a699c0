import {boundedJson} from '@site/src/lib/entrance/data';
import {isRecord, own} from '@site/src/lib/entrance/own';
import {Refusal} from '@site/src/lib/entrance/refusal';
import {wellFormed} from '@site/src/lib/entrance/wellFormed';
import {LEVELS} from '@site/src/search/shared/hierarchy';
import type {SearchHit} from '@site/src/search/shared/types';

/** A hit without its highlights, with a path of this site. */
export type StoredHit = Pick<SearchHit, 'objectID' | 'url' | 'content' | 'type' | 'hierarchy'>;

/** A list of ten hits has 10,000 characters; DocSearch once stored whole texts. */
const BOUNDS = {characters: 500_000, depth: 5, values: 10_000};

/** Characters of a text, a title or an address. */
const MAX_TEXT = 2_000;

const TYPES: readonly unknown[] = [...LEVELS.slice(1), 'content'];

/**
 * The hits of a stored text. The storage may be shared with other sites of the same host, so it may hold anything: what cannot be
 * shown, or leads away from this site, is left out.
 *
 * @param text JSON in the form in which DocSearch 3 stores searches; its source, version 3.9: `createStoredSearches`
 * @throws Refusal when it is not a list, or too large
 */
export function readStoredHits(text: string): StoredHit[] {
  const list = boundedJson(text, 'The list of searches', BOUNDS);
  if (!Array.isArray(list)) throw new Refusal('The list of searches is not a list.');
  return list.flatMap(readHit);
}

function readHit(value: unknown): StoredHit[] {
  if (!isRecord(value)) return [];
  const [objectID, url] = ['objectID', 'url'].map((name) => textOf(own(value, name)));
  const hierarchy = readHierarchy(own(value, 'hierarchy'));
  const type = own(value, 'type');
  if (!objectID || !url || !isPathOfSite(url) || !hierarchy || !isType(type)) return [];
  return [{objectID, url, type, hierarchy, content: textOf(own(value, 'content')) ?? null}];
}

/** The first title is that of the page; only it has to be there. */
function readHierarchy(value: unknown): StoredHit['hierarchy'] | undefined {
  if (!isRecord(value) || !textOf(own(value, 'lvl1'))) return undefined;
  return Object.fromEntries(
    LEVELS.map((level) => [level, textOf(own(value, level)) ?? null]),
  ) as StoredHit['hierarchy'];
}

function isType(value: unknown): value is StoredHit['type'] {
  return TYPES.includes(value);
}

/** Whether a browser that meets it in a link stays on the site: `//other.example` and `/\t/other.example` do not. */
function isPathOfSite(url: string): boolean {
  if (!url.startsWith('/')) return false;
  try {
    return new URL(url, 'https://site.invalid').origin === 'https://site.invalid';
  } catch {
    return false;
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= MAX_TEXT ? wellFormed(value) : undefined;
}
