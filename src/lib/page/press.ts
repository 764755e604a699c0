/** Presses whose effect takes time. */
import {SLOW_MS} from './slow';

/** Controls whose last press has not had its effect yet. */
const pressed = new WeakSet<Element>();

/**
 * Does what a press asks for, once: a press that comes before the effect of the last is the same one. After a moment the
 * control says that it waits.
 *
 * @throws what `act` throws
 */
export async function press(control: Element, act: () => Promise<void>): Promise<void> {
  if (pressed.has(control)) return;
  pressed.add(control);
  const busy = setTimeout(() => control.setAttribute('aria-busy', 'true'), SLOW_MS);
  try {
    await act();
  } finally {
    clearTimeout(busy);
    control.removeAttribute('aria-busy');
    pressed.delete(control);
  }
}

/** Whether a press asks for something else than usual, such as a new tab. */
export function hasModifier({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** The element of a selector that an event is about, or is inside of. */
export function closest<Found extends HTMLElement>({target}: Event, selector: string): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
