import {type LoadNotice, NOTICE_EVENT} from '../first-load/noticeEvent';

/**
 * Tells the reader that something did not arrive, and offers to try again. The head of the page does it: it has to when this
 * script is what has not arrived, so no page loads the same lines twice.
 *
 * @returns removes the notice
 */
export function showNotice(message: readonly (string | Node)[], retry: () => void): () => void {
  const notice: LoadNotice = {message, retry};
  document.dispatchEvent(new CustomEvent(NOTICE_EVENT, {detail: notice}));
  return () => notice.hide?.();
}
