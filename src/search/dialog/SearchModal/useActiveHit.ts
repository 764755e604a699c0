import {useEffect, useRef, useState, type KeyboardEvent} from 'react';
import type {HitListProps} from './HitList';

/**
 * The hit that Enter chooses: the first, until the reader moves to another one with the arrow keys.
 *
 * @param query of the hits; with the next one, the first hit is active again
 * @param typed what is in the field; Enter waits for its hits
 * @param isEntered whether Enter was pressed before there was a field
 */
export function useActiveHit(
  lists: readonly HitListProps[],
  query: string,
  typed: string,
  isEntered: boolean,
) {
  const ids = lists.flatMap(({items}) => items.map(({id}) => id));
  const [moved, setMoved] = useState<{readonly query: string; readonly id: string}>();
  const isThere = moved?.query === query && ids.includes(moved.id);
  const active = isThere ? moved.id : ids[0];
  const setActive = (id: string): void => setMoved({query, id});

  const awaited = useRef<{readonly typed: string; readonly keys: Keys} | undefined>(
    isEntered && typed.trim() ? {typed, keys: NO_KEYS} : undefined,
  );
  useEffect(() => {
    const {current} = awaited;
    if (!current || (current.typed === typed && query !== typed)) return;
    awaited.current = undefined;
    if (current.typed === typed) follow(active, current.keys);
  }, [typed, query, active]);

  const onKey = (event: KeyboardEvent): void => {
    const steps = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim() !== '' && query !== typed) {
      event.preventDefault();
      const {ctrlKey, metaKey, shiftKey} = event;
      awaited.current = {typed, keys: {ctrlKey, metaKey, shiftKey}};
    } else if (ids.length === 0) {
      return;
    } else if (steps) {
      event.preventDefault();
      const next = ids.at((ids.indexOf(active ?? '') + steps) % ids.length)!;
      setActive(next);
      document.getElementById(next)?.scrollIntoView({block: 'nearest'});
    } else if (event.key === 'Enter') {
      event.preventDefault();
      follow(active, event);
    }
  };

  return {active, setActive, onKey};
}

type Keys = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const NO_KEYS: Keys = {ctrlKey: false, metaKey: false, shiftKey: false};

/** As a press on the hit's link does, with the keys that open it elsewhere. */
function follow(id: string | undefined, {ctrlKey, metaKey, shiftKey}: Keys): void {
  const link = document.getElementById(id ?? '')?.querySelector('a');
  link?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey}));
}
