/** A dialog over the page. React is not loaded with it: Preact takes its place. */
import type {ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import '@site/src/components/Island/translated';
import type {SearchSettings} from '@site/src/search/client/settings';
import type {SiteEngine} from '@site/src/search/client/siteEngine';
import type {closeOnBack} from '@site/src/lib/page/closeOnBack';

/** What a dialog is opened with. */
export interface DialogOptions {
  readonly settings: SearchSettings;
  readonly engine: SiteEngine;
  readonly language: string;
  /** Of the versions of the documentation that are searched. */
  readonly tags: readonly string[];
  /** Where the reader has typed so far. */
  readonly field: HTMLInputElement;
  readonly onClose: () => void;
  /** Of the page's script: a module that both import would be a request more on every page. */
  readonly closeOnBack: typeof closeOnBack;
}

export interface DialogActions {
  readonly close: () => void;
  /** Closes the dialog, and goes to an address. */
  readonly choose: (url: string) => void;
}

/**
 * Opens a dialog, and goes to what is chosen in it.
 *
 * @param render draws it, with a field for what is searched
 * @returns closes it
 */
export function openDialog(
  {field, onClose, closeOnBack}: Pick<DialogOptions, 'field' | 'onClose' | 'closeOnBack'>,
  render: (actions: DialogActions) => ReactNode,
): () => void {
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
  root.render(render({close, choose}));
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
