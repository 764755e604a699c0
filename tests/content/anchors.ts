import type {BuiltSite, Page} from '../support/builtSite';

/** What readers can link to: headings, entries of the reference, and anchors that are kept for old links. */
const ANCHORS = 'h2[id], h3[id], h4[id], h5[id], h6[id], dt[id], .api-anchor[id]';

/** Every anchor of the site's pages, as a path with a fragment, sorted. */
export function publishedAnchors(site: BuiltSite): string[] {
  return site.pages.flatMap(anchorsOfPage).sort();
}

/**
 * Compares the anchors that were published with those that are built.
 *
 * @returns the ledger as it should be, where nothing is ever taken out, and the anchors that are lost
 */
export function compareAnchors(
  ledger: readonly string[],
  built: readonly string[],
): {readonly ledger: readonly string[]; readonly lost: readonly string[]} {
  const now = new Set(built);
  return {
    ledger: [...new Set([...ledger, ...built])].sort(),
    lost: ledger.filter((anchor) => !now.has(anchor)),
  };
}

function anchorsOfPage({path, html}: Page): string[] {
  const found = html.querySelectorAll(ANCHORS).map((element) => `${path}#${element.getAttribute('id')}`);
  return [...new Set(found)];
}
