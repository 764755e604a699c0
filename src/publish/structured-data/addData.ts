/** Adds structured data to the built pages: what they are, in words that search engines read. */
import type {BuiltPage} from '../../lib/builtPage';
import {readFacts} from './facts';
import {toData} from './toData';

/** Of Docusaurus: without the home page, and with nothing but the page where its places have no pages. */
const BREADCRUMBS =
  /<script [^>]*application\/ld\+json"?>\{"@context":"[^"]*","@type":"BreadcrumbList".*?<\/script>/s;

/** @param siteUrl origin and base URL, with a slash at the end */
export function addData(pages: readonly BuiltPage[], siteUrl: string): void {
  for (const page of pages) {
    const facts = page.path === '/404' ? undefined : readFacts(page.path, page.html);
    if (!facts) continue;
    const data = toData(facts, siteUrl);
    if ((data['@graph'] as readonly unknown[]).length === 0) continue;
    // A text must not end the element.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    page.html = page.html.replace(BREADCRUMBS, '');
    page.addToHead(`<script type="application/ld+json">${json}</script>`);
  }
}
