/** Makes the style sheet of a kind of pages: the rules of the full one that can match something there. */
import {PurgeCSS} from 'purgecss';
import {dropUnread, inlineConstants} from './customProperties';
import type {PageUse} from './readPage';
import type {ScriptUse} from './readScript';

/**
 * The rules of a sheet for what pages have, and for what scripts may bring into them. Whether an element has an attribute changes
 * while a page is read – `open`, `aria-expanded`, the theme – so that no rule is left out for an attribute.
 */
export async function toPageSheet(full: string, page: PageUse, scripts: ScriptUse): Promise<string> {
  const names = namesOf(page, scripts);
  return layersOf(full) + dropUnread(inlineConstants(await purge(full, page, scripts), names), names);
}

/** The same for pages of all kinds, which may have other sheets as well: values keep their names for them. */
export async function toSharedSheet(full: string, page: PageUse, scripts: ScriptUse): Promise<string> {
  return layersOf(full) + dropUnread(await purge(full, page, scripts), namesOf(page, scripts));
}

async function purge(full: string, page: PageUse, scripts: ScriptUse): Promise<string> {
  const [sheet] = await new PurgeCSS().purge({
    css: [{raw: full}],
    content: [{raw: '', extension: 'page'}],
    extractors: [
      {
        extensions: ['page'],
        extractor: () => ({
          tags: [...page.tags],
          classes: [...page.classes],
          ids: [...page.ids],
          attributes: {names: [], values: []},
          undetermined: [...page.words, ...scripts.words],
        }),
      },
    ],
    dynamicAttributes: [...full.matchAll(/\[([\w-]+)/g)].map(([, name]) => name!),
    // A word of many scripts, and Infima's class for buttons that this site has none of.
    blocklist: ['close'],
    // A selector may have nothing but a pseudo-class: `:focus-visible`.
    safelist: [/^:/, ...toBeginnings([...page.words, ...scripts.words])],
  });
  return sheet!.css;
}

/** Properties that something outside of the sheet reads or sets. */
function namesOf(page: PageUse, scripts: ScriptUse): ReadonlySet<string> {
  return new Set([...page.properties, ...scripts.properties]);
}

/** Layers are as strong as they are early, and the rest of the full sheet may come later: all are named first. */
function layersOf(css: string): string {
  const names = [...css.matchAll(/@layer ([^{;]+)/g)].flatMap(([, list]) =>
    list!.split(',').map((name) => name.trim()),
  );
  return names.length === 0 ? '' : `@layer ${[...new Set(names)].join(',')};`;
}

function toBeginnings(words: readonly string[]): RegExp[] {
  return words.filter((word) => word.endsWith('--')).map((word) => new RegExp(`^${word}`));
}
