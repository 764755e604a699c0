/**
 * Tells the reader at the bottom of the window that something did not arrive, and offers to try again. A second notice takes
 * the place of the first.
 *
 * @returns removes it
 */
export function showNotice(message: string | readonly (string | Node)[], retry: () => void): () => void {
  const notice = element('div', '', 'load-notice');
  notice.setAttribute('role', 'alert');
  const button = element('button', 'Retry', 'button button--primary button--sm');
  button.addEventListener('click', () => {
    notice.remove();
    retry();
  });
  const text = element('p', '');
  text.append(...[message].flat());
  notice.append(text, button);
  document.querySelector('.load-notice')?.remove();
  document.body.append(notice);
  return () => notice.remove();
}

export function element(name: string, text: string, className = ''): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  created.className = className;
  return created;
}
