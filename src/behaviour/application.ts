/** Brings the application, and does again what the reader did to something that needs it. */
import {SLOW} from './slow';

/** Dispatched on the document, it starts the application. */
export const START_EVENT = 'application:start';

/**
 * Dispatched when a file of the application has not arrived: on the control that was pressed last, or on the document. The
 * next wish for the application tries again.
 */
export const FAILURE_EVENT = 'application:failed';

/** On and in elements with this attribute, nothing works without the application. */
const CONTROL = '[data-application]';

/** Milliseconds that a pointer rests on such an element before the application comes. */
const REST = 65;

let starting: Promise<void> | undefined;
let pressed: Element | undefined;

/** Files that need not be asked for again when another one has not arrived. */
const arrived = new Set<string>();

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
  const when = document.querySelector<HTMLMetaElement>('meta[name="application-start"]')?.content;
  if (when === 'load' || (when === 'query' && location.search !== '')) start();
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
    (pressed?.isConnected ? pressed : document).dispatchEvent(new Event(FAILURE_EVENT, {bubbles: true}));
    pressed = undefined;
    throw error;
  });
  return starting;
}

/** Whether the application has taken over the page's elements. */
export function isApplicationRunning(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

/** Calls back when the application has taken over, whoever started it; on most pages never. */
export function whenRunning(listener: () => void): void {
  if (isApplicationRunning()) return listener();
  const observer = new MutationObserver(() => {
    if (!isApplicationRunning()) return;
    observer.disconnect();
    listener();
  });
  observer.observe(document.documentElement, {attributeFilter: ['data-has-hydrated']});
}

function start(): void {
  // The event has told of a failure.
  startApplication().catch(console.warn);
}

function startAtRest({target, pointerType}: PointerEvent): void {
  const control = controlOf(target);
  if (!control || pointerType !== 'mouse' || starting || isApplicationRunning()) return;
  const timer = setTimeout(start, REST);
  control.addEventListener('pointerleave', () => clearTimeout(timer), {once: true});
}

function holdPress(event: MouseEvent): void {
  const control = controlOf(event.target);
  if (!control || isApplicationRunning()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const target = event.target as HTMLElement;
  pressed = control;
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
  if (isApplicationRunning()) return;
  const files = document.querySelector<HTMLMetaElement>('meta[name="application"]')?.content.split(' ') ?? [];
  const hydrated = new Promise<void>(whenRunning);
  const loaded = files
    .filter((file) => !arrived.has(file))
    .map((file) => (file.endsWith('.css') ? loadSheet(file) : loadScript(file)));
  await Promise.race([Promise.all([...loaded, hydrated]), missingPart()]);
}

/**
 * The application asks for the parts of its page by itself, and leaves it at that when one does not arrive. The next one
 * begins anew.
 */
function missingPart(): Promise<never> {
  return new Promise((_resolve, reject) => {
    const watch = new AbortController();
    const onRejection = (event: PromiseRejectionEvent) => {
      if ((event.reason as Partial<Error> | undefined)?.name !== 'ChunkLoadError') return;
      event.preventDefault();
      watch.abort();
      arrived.clear();
      reject(event.reason as Error);
    };
    addEventListener('unhandledrejection', onRejection, {signal: watch.signal});
    whenRunning(() => watch.abort());
  });
}

function loadSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), {rel: 'stylesheet', href});
  // The page itself is complete without it (`src/first-load/offerRetry.ts`).
  link.dataset.later = '';
  return arrive(link, href);
}

function loadScript(src: string): Promise<void> {
  // In their order.
  return arrive(Object.assign(document.createElement('script'), {src, async: false}), src);
}

function arrive(element: HTMLElement, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => {
      arrived.add(address);
      resolve();
    });
    element.addEventListener('error', () => {
      // The next attempt makes another.
      element.remove();
      reject(Error(address));
    });
    document.head.append(element);
  });
}
