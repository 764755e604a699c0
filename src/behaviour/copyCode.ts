/** The copy button of a code sample. */
import {copyText, programText} from '../samples/client/copy';
import {changedPrograms} from '../samples/client/figure';
import {closest} from './press';

/** How long the button says what it did. */
const STATUS_MILLISECONDS = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

export function copyCode(): void {
  document.addEventListener('click', (event) => {
    const button = closest(event, '[data-tool=copy]');
    const sample = button?.closest('figure');
    if (!button || !sample) return;
    copyText(textOf(sample)).then(
      () => say(button, 'Copied', true),
      () => say(button, 'The browser does not allow to copy', false),
    );
  });
}

/** The text that the page shows, or what the reader has made of it. */
function textOf(sample: HTMLElement): string {
  const changed = changedPrograms.get(sample);
  return changed ? changed.files[changed.file]! : programText(sample.querySelector('pre > code')!);
}

function say(button: HTMLElement, message: string, isDone: boolean): void {
  const status = button.previousElementSibling!;
  status.textContent = message;
  button.toggleAttribute('data-done', isDone);
  clearTimeout(timers.get(button));
  const forget = () => {
    status.textContent = '';
    button.removeAttribute('data-done');
  };
  timers.set(button, setTimeout(forget, STATUS_MILLISECONDS));
}
