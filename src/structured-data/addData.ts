/** Adds structured data to the built pages: what they are, in words that search engines read. */
import fs from 'node:fs';
import path from 'node:path';
import {readFacts} from './facts';
import {toData} from './toData';

interface BuiltSite {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin and base URL. */
  readonly siteUrl: string;
  /** Routes of the pages, with the base URL. */
  readonly routes: readonly string[];
}

/** Of Docusaurus: without the home page, and with nothing but the page where its places have no pages. */
const BREADCRUMBS =
  /<script [^>]*application\/ld\+json"?>\{"@context":"[^"]*","@type":"BreadcrumbList".*?<\/script>/s;

export function addData({outDir, baseUrl, siteUrl, routes}: BuiltSite): void {
  for (const route of routes) {
    const page = route.slice(baseUrl.length).replace(/\.html$/, '');
    const file = path.join(outDir, `${page || 'index'}.html`);
    const html = fs.readFileSync(file, 'utf8');
    const facts = page === '404' ? undefined : readFacts(`/${page}`, html);
    if (!facts) continue;
    const data = toData(facts, siteUrl);
    if ((data['@graph'] as readonly unknown[]).length === 0) continue;
    // A text must not end the element.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c');
    const script = `<script type="application/ld+json">${json}</script>`;
    fs.writeFileSync(
      file,
      html.replace(BREADCRUMBS, '').replace('</head>', () => `${script}</head>`),
    );
  }
}
