/** Goes from name to name with the keyboard. Names are tab stops only while that lasts. */
export interface Walk {
  /** Whether the focus is on a name. */
  hasFocus(): boolean;
  /** Whether an element is the button that the walk began with. */
  isButton(element: Element | null): boolean;
  /** Moves the focus to the first name that shows. @param button gets the focus back at the end */
  start(button: HTMLElement): void;
  /** Moves the focus as a key says. @returns whether the key has a meaning here */
  step(key: string): boolean;
  /** The focus has gone elsewhere by itself. */
  leave(): void;
  end(): void;
}

/** The index that a key leads to. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowDown: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  ArrowUp: (index) => index - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** @param onEnd called when the walk is over, or could not begin */
export function createWalk(names: readonly HTMLElement[], onEnd: () => void): Walk {
  let button: HTMLElement | undefined;
  const focused = () => names.find((name) => name === document.activeElement);
  /** The names that are not on hidden lines. */
  const visibleNames = () => names.filter((name) => name.getClientRects().length > 0);
  const stop = () => {
    names.forEach((name) => name.removeAttribute('tabindex'));
    onEnd();
  };
  return {
    hasFocus: () => focused() !== undefined,
    isButton: (element) => element !== null && element === button,
    start(from) {
      button = from;
      const [first] = visibleNames();
      names.forEach((name) => (name.tabIndex = name === first ? 0 : -1));
      if (first) first.focus();
      else onEnd();
    },
    step(key) {
      const visible = visibleNames();
      const next = STEPS[key]?.(visible.indexOf(focused()!), visible.length);
      if (next === undefined) return false;
      visible[Math.min(Math.max(next, 0), visible.length - 1)]?.focus();
      return true;
    },
    leave() {
      if (names.some((name) => name.tabIndex === 0)) stop();
    },
    end() {
      stop();
      button?.focus();
    },
  };
}
