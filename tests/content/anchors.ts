import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {attributesOf, type BuiltSite, type Page} from '../support/builtSite';

/** What readers can link to: headings, entries of the reference, and anchors that are kept for old links. */
const ANCHORS = 'h2[id], h3[id], h4[id], h5[id], h6[id], dt[id], .api-anchor[id]';

/** The list of all anchors that were ever published. `npm run record` adds new ones; no check asks for them. */
export const LEDGER_FILE = join(__dirname, 'anchors.txt');

const HEAD = `# Every anchor that the site has published. Links on other sites lead to them, so none is ever taken out.
# \`npm run record\` adds new ones. No check fails on an anchor that is missing here.
`;

/** Every anchor of the site's pages, as a path with a fragment, sorted. */
export function publishedAnchors(site: BuiltSite): string[] {
  return site.pages.flatMap(anchorsOfPage).sort();
}

/** Anchors of the ledger that the built site has lost. */
export function lostAnchors(ledger: readonly string[], built: readonly string[]): string[] {
  const now = new Set(built);
  return ledger.filter((anchor) => !now.has(anchor));
}

/** The ledger with the anchors that are new; nothing is ever taken out. */
export function withNewAnchors(ledger: readonly string[], built: readonly string[]): string[] {
  return [...new Set([...ledger, ...built])].sort();
}

/** The anchors of the ledger. */
export function readLedger(): string[] {
  return readFileSync(LEDGER_FILE, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
}

/** The text of the ledger's file. */
export function renderLedger(ledger: readonly string[]): string {
  return `${HEAD}${ledger.join('\n')}\n`;
}

/** React makes ids that begin with an underscore. They change with the page, so nobody can rely on them. */
function anchorsOfPage({path, $}: Page): string[] {
  const ids = attributesOf($, ANCHORS, 'id');
  return [...new Set(ids.filter((id) => !id.startsWith('_')))].map((id) => `${path}#${id}`);
}
