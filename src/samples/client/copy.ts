/** The program that a code element stands for: hidden lines included, removed lines and notes left out. */
export function programText(code: HTMLElement): string {
  const copy = code.cloneNode(true) as HTMLElement;
  for (const line of copy.querySelectorAll('.line-remove, .line-note')) line.remove();
  return copy.textContent.replace(/\n$/, '');
}

/**
 * Puts a text on the clipboard.
 *
 * @throws where the browser does not allow it
 */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const {copyBySelection} = await import('./copyBySelection');
  copyBySelection(text);
}
