import {useEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {NO_SELECTION, readSelection, writeSelection, type Choices, type Selection} from './selection';

/** The selection in the address. Each change adds an entry to the browser's history. */
export function useSelection(choices: Choices): {
  selection: Selection;
  select: (selection: Selection) => void;
} {
  const history = useHistory();
  const location = useLocation();
  // The built page has no parameters, so the first rendering in the browser must not use them either.
  const selection = useIsBrowser() ? readSelection(location.search, choices) : NO_SELECTION;
  const focused = useRef<HTMLElement | null>(null);

  // Navigation moves the focus to the top of the page, but here the reader is still at the filters.
  useEffect(() => {
    focused.current?.focus({preventScroll: true});
    focused.current = null;
  }, [location.search]);

  return {
    selection,
    select(next) {
      focused.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      history.push({...location, search: writeSelection(location.search, next, choices)});
    },
  };
}
