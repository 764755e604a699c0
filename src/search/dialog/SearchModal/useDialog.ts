import {useEffect, useLayoutEffect} from 'react';
import {mendRoles} from './mendRoles';

/** Makes the modal a dialog for screen readers, and lets Escape, Ctrl+K and Cmd+K close it. */
export function useDialog(frame: HTMLElement | null, close: () => void): void {
  useLayoutEffect(() => (frame ? mendRoles(frame) : undefined), [frame]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isShortcut = (event.ctrlKey || event.metaKey) && event.key?.toLowerCase() === 'k';
      // Escape cancels a word that is being composed, not the search.
      if (event.isComposing || !(isShortcut || event.key === 'Escape')) return;
      event.preventDefault();
      close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [close]);
}
