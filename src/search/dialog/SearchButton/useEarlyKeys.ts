import {useEffect} from 'react';
import {isTyping} from './useSearchKeys';

interface EarlyKeys {
  readonly isOpening: boolean;
  /** Called with each change to the text typed so far. */
  readonly onType: (change: (typed: string) => string) => void;
  readonly onGiveUp: () => void;
}

/** Collects keys while the modal is loading, so that no letter is lost. Escape cancels the loading. */
export function useEarlyKeys({isOpening, onType, onGiveUp}: EarlyKeys): void {
  useEffect(() => {
    if (!isOpening) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const {key, ctrlKey, metaKey, altKey} = event;
      if (key === 'Escape') onGiveUp();
      if (ctrlKey || metaKey || altKey || isTyping(event)) return;
      if (key?.length !== 1 && key !== 'Backspace') return;
      event.preventDefault();
      onType((typed) => (key === 'Backspace' ? typed.slice(0, -1) : typed + key));
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpening, onType, onGiveUp]);
}
