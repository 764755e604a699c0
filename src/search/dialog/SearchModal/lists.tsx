import type {ReactNode} from 'react';
import {toHitPath} from '@site/src/search/client/hitPath';
import type {SearchHit} from '@site/src/search/shared/types';
import {groupHits} from './groupHits';
import type {HitItem, HitListProps} from './HitList';
import {Icon, type IconName} from './icons';
import type {StoredHit} from './readStoredHits';
import {addHit, removeHit, type StoredSearches} from './storedSearches';

/** The lists of hits that were found: one for each section. */
export function toResultLists(found: readonly SearchHit[], baseUrl: string): HitListProps[] {
  const toPath = (hit: SearchHit): SearchHit => ({...hit, url: toHitPath(hit.url, baseUrl)});
  return groupHits(found.map(toPath)).map(({title, hits}, index) => ({
    id: `search-list-${index}`,
    title,
    items: hits.map(({hit, parent}, place) => ({
      id: idOf(hit),
      hit,
      icon: ({lvl1: 'page', content: 'content'} as const)[hit.type as string] ?? 'heading',
      tree: parent && (hits[place + 1]?.parent === parent ? 'more' : 'last'),
      // A text is remembered by its page.
      remembered: hit.type === 'content' ? parent : hit,
    })),
  }));
}

/** The lists of what the reader has chosen before. */
export function toStoredLists(
  stored: StoredSearches,
  onChange: (next: StoredSearches) => void,
): HitListProps[] {
  const {recent, favorite} = stored;
  const lists = [
    toStoredList('Recent', 'recent', recent, (hit) => (
      <>
        <Action
          title="Save this search"
          icon="favorite"
          onPress={() => onChange({recent: removeHit(recent, hit), favorite: addHit(favorite, hit)})}
        />
        <Action
          title="Remove this search from history"
          icon="remove"
          onPress={() => onChange({...stored, recent: removeHit(recent, hit)})}
        />
      </>
    )),
    toStoredList('Favorite', 'favorite', favorite, (hit) => (
      <Action
        title="Remove this search from favorites"
        icon="remove"
        onPress={() => onChange({...stored, favorite: removeHit(favorite, hit)})}
      />
    )),
  ];
  return lists.filter(({items}) => items.length > 0);
}

function toStoredList(
  title: string,
  icon: IconName,
  hits: readonly StoredHit[],
  toActions: (hit: StoredHit) => ReactNode,
): HitListProps {
  return {
    id: `search-list-${icon}`,
    title,
    items: hits.map((hit): HitItem => ({id: idOf(hit), hit, icon, remembered: hit, actions: toActions(hit)})),
  };
}

interface ActionProps {
  readonly title: string;
  readonly icon: IconName;
  readonly onPress: () => void;
}

function Action({title, icon, onPress}: ActionProps): ReactNode {
  return (
    <div className="DocSearch-Hit-action">
      <button
        type="button"
        className="DocSearch-Hit-action-button"
        title={title}
        onClick={(event) => {
          // The button is in the link of the hit.
          event.preventDefault();
          event.stopPropagation();
          onPress();
        }}
      >
        <Icon name={icon} />
      </button>
    </div>
  );
}

/** It stays the same when the same query is answered again. */
function idOf({objectID}: StoredHit): string {
  return `search-hit-${encodeURIComponent(objectID)}`;
}
