// DocSearch does not share its state, so its input is used as a reader would use it.

export function searchFor(frame: HTMLElement, query: string): void {
  const input = inputOf(frame);
  if (!input) return;
  // React ignores a value that is set through its own setter.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, query);
  input.dispatchEvent(new Event('input', {bubbles: true}));
  input.focus();
}

/** Searches for the same query again, unless the reader has started to move through the results. */
export function askAgain(frame: HTMLElement): void {
  const input = inputOf(frame);
  const isUntouched = !frame.querySelector('li') || frame.querySelector('li')?.ariaSelected === 'true';
  if (input?.value && isUntouched) input.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
}

export function inputOf(frame: HTMLElement): HTMLInputElement | null {
  return frame.querySelector('.DocSearch-Input');
}
