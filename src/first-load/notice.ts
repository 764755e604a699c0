/**
 * Tells the reader at the bottom of the window that something did not arrive, and offers to try again. A second notice takes
 * the place of the first.
 */
export function showNotice(text: string, retry: () => void): void {
  const notice = element('div', '', 'load-notice');
  notice.setAttribute('role', 'alert');
  const button = element('button', 'Retry', 'button button--primary button--sm');
  button.addEventListener('click', () => {
    notice.remove();
    retry();
  });
  notice.append(element('p', text), button);
  document.querySelector('.load-notice')?.remove();
  document.body.append(notice);
}

export function element(name: string, text: string, className = ''): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  created.className = className;
  return created;
}
