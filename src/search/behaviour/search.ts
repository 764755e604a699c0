/** Opens the search dialog, which is loaded when the reader reaches for it. */
import {closeOnBack} from '../../lib/page/closeOnBack';
import {showNotice} from '../../lib/page/notice';
import {closest} from '../../lib/page/press';
import {isLatinKey} from './latinKey';
import {createEarlyField} from './searchField';
import type {SiteSettings} from '../../lib/page/settings';
import {SLOW_MS} from '../../lib/page/slow';

/** Written by the bundler. */
declare const HAS_HOSTED_SEARCH: boolean;

const BUTTON = '.DocSearch-Button';

/** What is open: the field that takes keys while the dialog is loading, or the dialog. */
let close: (() => void) | undefined;
let hideNotice: (() => void) | undefined;

export function search(site: SiteSettings): void {
  document.addEventListener('click', (event) => {
    if (!closest(event, BUTTON)) return;
    event.preventDefault();
    open(site);
  });
  for (const kind of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(kind, (event) => closest(event, BUTTON) && prepare(site), {passive: true});
  }
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || !asksForSearch(event)) return;
    // A drawer is modal, and lies over everything else.
    if (document.querySelector('[data-drawer]:popover-open')) return;
    event.preventDefault();
    open(site);
  });
}

// A browser that fills in a form sends events without a key.
function asksForSearch(event: KeyboardEvent): boolean {
  const {ctrlKey, metaKey, altKey} = event;
  if (altKey || !event.key) return false;
  return ctrlKey || metaKey
    ? isLatinKey(event, 'k', 'KeyK')
    : isLatinKey(event, '/', 'Slash') && !isTyping(event);
}

function isTyping(event: KeyboardEvent): boolean {
  const element = event.composedPath()[0];
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || element.matches('input, select, textarea'))
  );
}

/** Loads the dialog, and at the same time what its first answer needs. */
async function load(site: SiteSettings) {
  const [open, engine] = await Promise.all([
    HAS_HOSTED_SEARCH
      ? import('../dialog/hostedDialog').then(({openHostedDialog}) => openHostedDialog)
      : import('../dialog/localDialog').then(({openLocalDialog}) => openLocalDialog),
    import('../client/siteEngine').then(({startSiteEngine}) => startSiteEngine(site)),
  ]);
  return {open, engine};
}

function prepare(site: SiteSettings): void {
  // A failure is reported when the reader opens the search.
  load(site).catch(() => undefined);
}

/** Once: while the dialog is loading or open, there is nothing to open. */
function open(site: SiteSettings): void {
  if (close) return;
  hideNotice?.();
  const before = document.activeElement;
  const button = document.querySelector<HTMLButtonElement>(BUTTON);
  const busy = setTimeout(() => button?.setAttribute('aria-busy', 'true'), SLOW_MS);
  const endLoading = (): void => {
    field.input.remove();
    clearTimeout(busy);
    button?.removeAttribute('aria-busy');
  };
  const end = (): void => {
    close = undefined;
    endLoading();
    const isAnywhere = before instanceof HTMLElement && before !== document.body && before.isConnected;
    (isAnywhere ? before : button)?.focus({preventScroll: true});
  };
  const field = createEarlyField(end);
  close = end;
  load(site)
    .then(async ({open: openDialog, engine}) => {
      await field.settle();
      // The reader may have given up.
      if (close !== end) return;
      const {searchLanguage = '', searchTags = ''} = button?.dataset ?? {};
      close = openDialog({
        settings: site,
        engine,
        closeOnBack,
        language: searchLanguage,
        tags: searchTags.split(' '),
        field: field.input,
        onClose: end,
      });
      endLoading();
    })
    .catch((error: unknown) => {
      console.warn(error);
      if (close !== end) return;
      end();
      hideNotice = showNotice(
        ['The search didn’t load. You might want to check your network connection.'],
        () => open(site),
      );
    });
}
