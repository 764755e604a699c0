import {useCallback, useRef, type RefObject} from 'react';

/** Output that begins further down the window than this is scrolled into view when a run starts. */
const HIGHEST_SHARE_OF_WINDOW = 0.7;

interface PageParts {
  readonly programPart: RefObject<HTMLElement | null>;
  readonly outputPart: RefObject<HTMLElement | null>;
  /** Scrolls to the output where it is below the editor, as on a phone. */
  showOutput(): void;
  /** Moves the focus from the editor to the output, or back. */
  focusOtherPart(): void;
}

export function usePageParts(): PageParts {
  const programPart = useRef<HTMLElement>(null);
  const outputPart = useRef<HTMLElement>(null);
  const showOutput = useCallback(() => {
    const output = outputPart.current;
    if (output && output.getBoundingClientRect().top > window.innerHeight * HIGHEST_SHARE_OF_WINDOW)
      output.scrollIntoView({block: 'start'});
  }, []);
  const focusOtherPart = useCallback(() => {
    const [part, selector] = outputPart.current?.contains(document.activeElement)
      ? [programPart, '[role=textbox], textarea']
      : [outputPart, '[role=tab][aria-selected=true]'];
    part.current?.querySelector<HTMLElement>(selector)?.focus();
  }, []);
  return {programPart, outputPart, showOutput, focusOtherPart};
}
