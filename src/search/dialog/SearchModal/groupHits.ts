import type {SearchHit} from '@site/src/search/shared/types';

/** A hit in the list: of its page, the hit itself comes first, and the places in it hang from it. */
export interface ListedHit {
  readonly hit: SearchHit;
  /** The hit of the page that this one is a place in, if it was found as well. */
  readonly parent?: SearchHit;
}

export interface HitGroup {
  readonly title: string;
  readonly hits: readonly ListedHit[];
}

/** Most hits that a group has, so that those of other sections are seen. */
const MAX_HITS = 5;

/** Groups hits by section, and in it by page, in the order in which they were found. */
export function groupHits(hits: readonly SearchHit[]): HitGroup[] {
  return [...groupBy(hits, ({hierarchy}) => hierarchy.lvl0 ?? '')].map(([title, ofSection]) => ({
    title,
    hits: [...groupBy(ofSection.slice(0, MAX_HITS), ({hierarchy}) => hierarchy.lvl1)].flatMap(([, ofPage]) =>
      underParent(ofPage),
    ),
  }));
}

function underParent(hits: readonly SearchHit[]): ListedHit[] {
  const parent = hits.find(({type}) => type === 'lvl1');
  return hits.map((hit) => (parent && hit.type !== 'lvl1' ? {hit, parent} : {hit}));
}

function groupBy<Key>(hits: readonly SearchHit[], keyOf: (hit: SearchHit) => Key): Map<Key, SearchHit[]> {
  const groups = new Map<Key, SearchHit[]>();
  for (const hit of hits) {
    const key = keyOf(hit);
    const group = groups.get(key);
    if (group) group.push(hit);
    else groups.set(key, [hit]);
  }
  return groups;
}
