import {useEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  NOTHING,
  readSelection,
  writeSelection,
  type Choices,
  type Selection,
} from '@site/src/components/Filters/selection';

/** The selection that the address holds. Each change is a step of the browser's history. */
export function useSelection(choices: Choices): {
  selection: Selection;
  select: (selection: Selection) => void;
} {
  const history = useHistory();
  const location = useLocation();
  // The built page knows no parameters, so the first rendering in the browser must not either.
  const selection = useIsBrowser() ? readSelection(location.search, choices) : NOTHING;
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
