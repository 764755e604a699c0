/** The dialog, loaded when a reader reaches for the search. React is not loaded with it: Preact takes its place. */
import {createRoot} from 'react-dom/client';
import {toContextFilters} from '@site/src/search/client/contextFilters';
import type {SearchSettings} from '@site/src/search/client/settings';
import {closeOnBack} from './backButton';
import SearchModal from './SearchModal';
import type {SiteEngine} from '@site/src/search/client/siteEngine';

interface DialogOptions {
  readonly settings: SearchSettings;
  readonly engine: SiteEngine;
  readonly language: string;
  /** Of the versions of the documentation that are searched. */
  readonly tags: readonly string[];
  /** Where the reader has typed so far. */
  readonly field: HTMLInputElement;
  readonly onClose: () => void;
}

/**
 * Opens the dialog, and goes to what is chosen in it.
 *
 * @returns closes it
 */
export function openDialog({settings, engine, language, tags, field, onClose}: DialogOptions): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  const unlock = lockPage();
  const root = createRoot(place);
  /** Resolves when the entry of the dialog has left the history. */
  let left: Promise<void> | undefined;
  const close = (): void => {
    left ??= end();
  };
  const takeBack = closeOnBack(close);
  const choose = (url: string): void => {
    close();
    left?.then(() => follow(url), reportError);
  };

  place.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || link.target || hasModifier(event)) return;
    event.preventDefault();
    choose(link.href);
  });
  root.render(
    <SearchModal
      settings={settings}
      engine={engine}
      filters={toContextFilters(language, tags)}
      initialQuery={field.value}
      onClose={close}
    />,
  );
  // Preact has rendered it: no key is lost between the two fields.
  const input = place.querySelector('input');
  input?.focus({preventScroll: true});
  input?.setSelectionRange(field.selectionStart, field.selectionEnd);
  return close;

  function end(): Promise<void> {
    root.unmount();
    place.remove();
    unlock();
    onClose();
    return takeBack();
  }
}

/** Nothing of the page can be reached, and it does not scroll. */
function lockPage(): () => void {
  const {body} = document;
  const page = document.getElementById('__docusaurus');
  const scrollBar = window.innerWidth - body.clientWidth;
  page?.toggleAttribute('inert', true);
  body.classList.add('DocSearch--active');
  body.style.marginRight = `${scrollBar}px`;
  return () => {
    page?.toggleAttribute('inert', false);
    body.classList.remove('DocSearch--active');
    body.style.marginRight = '';
  };
}

function hasModifier({ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Goes there as a link does, which other behaviours see. */
function follow(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  document.body.append(link);
  link.click();
  link.remove();
}
