import {useLayoutEffect} from 'react';
import {latinKey} from '@site/src/lib/page/latinKey';

/** Lets Escape, Ctrl+K and Cmd+K close the dialog, from the moment on in which its field takes keys. */
export function useCloseKeys(close: () => void): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isShortcut = (event.ctrlKey || event.metaKey) && Boolean(event.key) && latinKey(event) === 'k';
      // Escape cancels a word that is being composed, not the search.
      if (event.isComposing || !(isShortcut || event.key === 'Escape')) return;
      event.preventDefault();
      close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [close]);
}
