import {element} from '../../lib/page/element';
import {type LoadNotice, NOTICE_EVENT} from '../../lib/page/noticeEvent';

/** Shows the notices that others ask for. */
export function showNotices(): void {
  document.addEventListener(NOTICE_EVENT, (event) => {
    const {detail} = event as CustomEvent<LoadNotice>;
    detail.hide = renderNotice(detail);
  });
}

/**
 * Tells the reader at the bottom of the window that something did not arrive, and offers to try again. A second notice takes
 * the place of the first.
 *
 * @returns removes it
 */
export function renderNotice({message, retry}: LoadNotice): () => void {
  const notice = element('div', '', 'load-notice');
  notice.setAttribute('role', 'alert');
  const button = element('button', 'Retry', 'button button--primary button--sm');
  button.addEventListener('click', () => {
    notice.remove();
    retry();
  });
  const text = element('p', '');
  text.append(...message);
  notice.append(text, button);
  document.querySelector('.load-notice')?.remove();
  // Without a style sheet it is seen where it stands.
  document.body.prepend(notice);
  return () => notice.remove();
}
