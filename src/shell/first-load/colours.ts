/* oxlint-disable no-restricted-globals -- `toColourChoice` accepts two words and nothing else */

import {EMBED_CLASS} from '../../config/embed';

/** What the reader has chosen: the colours that the system prefers, or always the same. */
export type ColourChoice = 'system' | 'light' | 'dark';

/**
 * The reader's choice. An address with `?docusaurus-theme=light` has its own, for those who embed a page.
 *
 * @param name that it is stored under; the page that other sites show leaves alone what is stored
 */
export function readColours(name: string): ColourChoice {
  let stored = null;
  try {
    if (document.documentElement.className !== EMBED_CLASS) stored = localStorage.getItem(name);
  } catch {
    // Without storage there is no choice.
  }
  return toColourChoice(new URLSearchParams(location.search).get('docusaurus-theme') ?? stored);
}

/** Anything else that is stored is no choice. */
export function toColourChoice(value: string | null | undefined): ColourChoice {
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Where the system prefers nothing, the page is dark. */
export function showColours(choice: ColourChoice): void {
  const {dataset} = document.documentElement;
  const preferred = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  dataset.themeChoice = choice;
  dataset.theme = choice === 'system' ? preferred : choice;
}
