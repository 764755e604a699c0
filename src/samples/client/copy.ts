/** The program that a code element stands for: hidden lines included, removed lines and notes left out. */
export function programText(code: HTMLElement): string {
  return (
    [...code.childNodes]
      // `line-remove`, `line-note`; a text has no class.
      .filter((node) => !/line-[rn]/.test((node as Element).className))
      .map((node) => node.textContent)
      .join('')
      .replace(/\n$/, '')
  );
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
