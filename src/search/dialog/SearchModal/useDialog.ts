import {useEffect, useLayoutEffect, useState} from 'react';
import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import {mendRoles} from './mendRoles';

/**
 * Makes the modal a dialog: the rest of the page is inert while it is open; Escape, Ctrl+K, Cmd+K, and the browser's
 * back button close it; the focus then returns to where it was.
 */
export function useDialog(frame: HTMLElement | null, close: () => void): void {
  const [before] = useState(() => document.activeElement);

  useLayoutEffect(() => (frame ? mendRoles(frame) : undefined), [frame]);

  useEffect(() => {
    const site = document.getElementById('__docusaurus');
    site?.toggleAttribute('inert', true);
    return () => {
      site?.toggleAttribute('inert', false);
      const isAnywhere = before instanceof HTMLElement && before !== document.body && before.isConnected;
      const target = isAnywhere ? before : document.querySelector<HTMLElement>('.DocSearch-Button');
      target?.focus({preventScroll: true});
    };
  }, [before]);

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

  useHistoryPopHandler(() => {
    close();
    return false;
  });
}
