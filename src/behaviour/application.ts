/** Brings the application, and does again what the reader did to something that needs it. */
import {SLOW} from './slow';

/** Dispatched on the document, it starts the application. */
export const START_EVENT = 'application:start';

/** Dispatched on the document when a file of the application has not arrived. The next wish for it tries again. */
export const FAILURE_EVENT = 'application:failed';

/** On and in elements with this attribute, nothing works without the application. */
const CONTROL = '[data-application]';

/** Milliseconds that a pointer rests on such an element before the application comes. */
const REST = 65;

let starting: Promise<void> | undefined;

/**
 * Starts the application when the reader reaches for what needs it. A press is held back, and done again when the
 * application runs. Keys need nothing of the kind: a button turns them into presses, and a field keeps them.
 */
export function application(): void {
  document.addEventListener(START_EVENT, start);
  document.addEventListener('click', holdPress, {capture: true});
  document.addEventListener('focusin', ({target}) => controlOf(target) && start());
  document.addEventListener('pointerover', startAtRest, {passive: true});
  // A page whose content is the application's does not wait to be asked.
  if (document.querySelector('meta[name="application-start"]')) start();
}

/**
 * Loads the application, unless it is there or on its way.
 *
 * @returns when it runs
 * @throws Error with the address of a file that did not arrive
 */
export function startApplication(): Promise<void> {
  starting ??= load().catch((error: unknown) => {
    starting = undefined;
    document.dispatchEvent(new Event(FAILURE_EVENT));
    throw error;
  });
  return starting;
}

/** Whether the application has taken over the page's elements. */
export function isRunning(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

function start(): void {
  // The event has told of a failure.
  startApplication().catch(console.warn);
}

function startAtRest({target, pointerType}: PointerEvent): void {
  const control = controlOf(target);
  if (!control || pointerType !== 'mouse' || starting || isRunning()) return;
  const timer = setTimeout(start, REST);
  control.addEventListener('pointerleave', () => clearTimeout(timer), {once: true});
}

function holdPress(event: MouseEvent): void {
  const control = controlOf(event.target);
  if (!control || isRunning()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const target = event.target as HTMLElement;
  const busy = setTimeout(() => control.setAttribute('aria-busy', 'true'), SLOW);
  startApplication()
    .then(() => target.isConnected && target.click(), console.warn)
    .finally(() => {
      clearTimeout(busy);
      control.removeAttribute('aria-busy');
    });
}

function controlOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(CONTROL) : null;
}

async function load(): Promise<void> {
  if (isRunning()) return;
  const files = document.querySelector<HTMLMetaElement>('meta[name="application"]')?.content.split(' ') ?? [];
  const hydrated = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isRunning()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
  });
  await Promise.all(files.map((file) => (file.endsWith('.css') ? loadSheet(file) : loadScript(file))));
  await hydrated;
}

function loadSheet(href: string): Promise<void> {
  return arrive(Object.assign(document.createElement('link'), {rel: 'stylesheet', href}), href);
}

function loadScript(src: string): Promise<void> {
  // In their order.
  return arrive(Object.assign(document.createElement('script'), {src, async: false}), src);
}

function arrive(element: HTMLElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      // The next attempt makes another.
      element.remove();
      reject(new Error(`${address} did not arrive.`));
    });
    document.head.append(element);
  });
}
