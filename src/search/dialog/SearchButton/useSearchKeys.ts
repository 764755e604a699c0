import {useEffect} from 'react';

/** Opens the search with Ctrl+K or Cmd+K, and with a slash outside of text fields. */
export function useSearchKeys(isListening: boolean, open: () => void): void {
  useEffect(() => {
    if (!isListening) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || !asksForSearch(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isListening, open]);
}

// A browser that fills in a form sends events without a key.
function asksForSearch(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey} = event;
  if (altKey || !key) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/' && !isTyping(event);
}

export function isTyping(event: KeyboardEvent): boolean {
  const element = event.composedPath()[0];
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(element.tagName))
  );
}
