/**
 * Says that the dialog did not arrive.
 *
 * @param page address of the search page
 * @returns removes the notice
 */
export function showSearchNotice(page: string, onRetry: () => void): () => void {
  const notice = document.createElement('div');
  notice.className = 'load-notice';
  notice.role = 'alert';
  const text = document.createElement('p');
  const link = Object.assign(document.createElement('a'), {
    href: page,
    textContent: 'search page',
  });
  text.append(
    'The search did not arrive. You might want to check your network connection, or go to the ',
    link,
    '.',
  );
  const retry = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'button button--primary button--sm',
    textContent: 'Retry',
    onclick: onRetry,
  });
  notice.append(text, retry);
  document.body.append(notice);
  return () => notice.remove();
}
