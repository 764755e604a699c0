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
  // Without a secure context there is only the old way, over a selection.
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (!isCopied) throw new Error('copying is not allowed');
}
