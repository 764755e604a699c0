import {useLayoutEffect} from 'react';

/** Lets Escape, Ctrl+K and Cmd+K close the dialog, from the moment on in which its field takes keys. */
export function useCloseKeys(close: () => void): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isShortcut = (event.ctrlKey || event.metaKey) && isLetterK(event);
      // Escape cancels a word that is being composed, not the search.
      if (event.isComposing || !(isShortcut || event.key === 'Escape')) return;
      event.preventDefault();
      close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [close]);
}

/** By its place where the keyboard has other letters. What the page's script has is not a module of its own, so this is here. */
function isLetterK({key, code}: KeyboardEvent): boolean {
  return key?.toLowerCase() === 'k' || (code === 'KeyK' && key > '~');
}
