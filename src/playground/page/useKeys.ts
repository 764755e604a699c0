import {useEffect} from 'react';
import {type Command, commandOf} from '@site/src/playground/model/shortcuts';

/** Whether the reader's keyboard has Cmd instead of Ctrl. */
export function isMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
}

/** Listens for the shortcuts of the playground wherever the focus is, except in dialogs. */
export function useKeys(onCommand: (command: Command) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const command = commandOf(event, {isMac: isMac(), isTyping: isTyping(event.target)});
      if (!command) return;
      event.preventDefault();
      onCommand(command);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onCommand]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
