// DocSearch keeps its state to itself. What it does is asked for as a reader would: through its input.

/** Searches for something else. */
export function searchFor(frame: HTMLElement, query: string): void {
  const input = inputOf(frame);
  if (!input) return;
  // React passes over a value that it has set itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}

/** Asks once more for what is typed, unless the reader is on the way through the results already. */
export function askAgain(frame: HTMLElement): void {
  const input = inputOf(frame);
  const isUntouched = !frame.querySelector('li') || frame.querySelector('li')?.ariaSelected === 'true';
  if (input?.value && isUntouched) input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

function inputOf(frame: HTMLElement): HTMLInputElement | null {
  return frame.querySelector('.DocSearch-Input');
}
