import {type LoadNotice, NOTICE_EVENT} from './noticeEvent';
import {askAgain, NEW_VERSION} from './askAgain';

/**
 * Tells the reader that something did not arrive, and offers to try again; or that a new version of the site is here, where a
 * file is gone. The head of the page does it: it has to when this script is what has not arrived, so no page loads the same
 * lines twice.
 *
 * @returns removes the notice
 */
export function showNotice(message: LoadNotice['message'], retry: () => void): () => void {
  let shown: LoadNotice | undefined;
  let isRemoved = false;
  const show = (detail: LoadNotice) => {
    shown = detail;
    document.dispatchEvent(new CustomEvent(NOTICE_EVENT, {detail}));
  };
  show({message, retry});
  // It takes the place of the first, unless the reader has what was missing by then.
  // oxlint-disable-next-line no-restricted-globals -- only loads the page again
  askAgain(() => isRemoved || show({message: [NEW_VERSION], retry: () => location.reload()}));
  return () => {
    isRemoved = true;
    shown?.hide?.();
  };
}
