import {unescapeHtml} from '../lib/unescapeHtml';

/** Title of a page, without the name of the site, from the page's head. */
export function toTitle(head: string): string | undefined {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1];
  return title && unescapeHtml(title.replace(/ \| [^|]*$/, '')).trim();
}
