/** The copy buttons: of a code sample, and of a page. */
import {copyText, programText} from '../client/copy';
import {changedPrograms} from '../client/figure';
import {closest} from '../../lib/page/press';

/** How long the button says what it did. */
const STATUS_MILLISECONDS = 2000;

/** Takes back what the button says that was pressed last. */
let forget: (() => void) | undefined;

export function copyCode(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-tool=copy]');
    if (!button) return;
    const sample = button.closest('figure');
    (sample ? copyText(textOf(sample)) : copyFile(button.dataset.from!)).then(
      () => say(button, 'Copied', true),
      () => say(button, 'Copying failed', false),
    );
  });
}

/** The clipboard is asked for at once, while the press counts: Safari takes no text that only comes then. */
async function copyFile(address: string): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- the page’s Markdown goes to the clipboard unread
  const text = fetch(address).then((answer) => {
    if (!answer.ok) throw Error(answer.url);
    return answer.text();
  });
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
  } catch {
    // Firefox before 127 has no such item, and pages without HTTPS have no clipboard.
    await copyText(await text);
  }
}

/** The text that the page shows, or what the reader has made of it. */
function textOf(sample: HTMLElement): string {
  const changed = changedPrograms.get(sample);
  return changed ? changed.files[changed.file]! : programText(sample.querySelector('pre > code')!);
}

function say(button: HTMLElement, message: string, isDone: boolean): void {
  forget?.();
  const status = button.previousElementSibling!;
  status.textContent = message;
  button.toggleAttribute('data-done', isDone);
  const timer = setTimeout(
    (forget = () => {
      clearTimeout(timer);
      status.textContent = '';
      button.removeAttribute('data-done');
    }),
    STATUS_MILLISECONDS,
  );
}
