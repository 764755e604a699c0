/** The program that a code element stands for: hidden lines included, removed lines left out. */
export function programText(code: HTMLElement): string {
  return [...code.childNodes]
    .filter((node) => !(node instanceof Element && node.classList.contains('line-remove')))
    .map((node) => node.textContent)
    .join('')
    .replace(/\n$/, '');
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
