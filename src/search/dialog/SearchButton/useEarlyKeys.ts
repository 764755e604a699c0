import {useEffect} from 'react';
import {isTyping} from './useSearchKeys';

interface EarlyKeys {
  readonly isOpening: boolean;
  /** Told how what was typed changes. */
  readonly onType: (change: (typed: string) => string) => void;
  readonly onGiveUp: () => void;
}

/** Takes what is typed while the modal is on its way, so that nothing of it is lost. Escape gives it up. */
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
