import {sectionLabel, sectionOf} from '../../config/sections';
import {unescapeHtml} from '../../lib/unescapeHtml';
import type {Preview} from './preview';

/** The first date of a post is that of its publication. */
const DATE = /<time [^>]*>([^<]+)<\/time>/;

const POST = /<html[^>]*\bblog-post-page\b/;

/** Folder whose pages belong to the documentation, if to no other section. */
const DOCS = /^\/docs(?:\/|$)/;

/**
 * What the picture of a built page shows.
 *
 * @param path route without the base URL: `/docs/concepts/inflights`
 * @param signature of the subject of a page of the reference
 * @throws Error for a page without a title
 */
export function readPreview(path: string, html: string, signature?: string): Preview {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| [^|]*$/, '');
  if (!title) throw new Error(`${path}: the page has no title`);
  const section = sectionOf(path);
  const date = POST.test(html) ? DATE.exec(html)?.[1] : undefined;
  return {
    title: unescapeHtml(title).trim(),
    ...(section !== 'docs' || DOCS.test(path) ? {section: sectionLabel(section)} : {}),
    ...(date === undefined ? {} : {date: unescapeHtml(date)}),
    ...(signature === undefined ? {} : {signature}),
  };
}
