/**
 * `npm run record`: notes what the built site has published, so that later changes cannot lose it. Adds new anchors to the
 * ledger, and takes paths that answer now out of the list of pages to come. The checks compare with both for loss only.
 */
import {writeFileSync} from 'node:fs';
import {LEDGER_FILE, publishedAnchors, readLedger, renderLedger, withNewAnchors} from './content/anchors';
import {PENDING_FILE, readPending, renderPending, stillPending} from './routes/pending';
import {readBuiltSite} from './support/builtSite';

const site = readBuiltSite();
const [known, pending] = [readLedger(), readPending()];
const ledger = withNewAnchors(known, publishedAnchors(site));
const left = stillPending(pending, site);
writeFileSync(LEDGER_FILE, renderLedger(ledger));
writeFileSync(PENDING_FILE, renderPending(left));
console.log(
  `${ledger.length - new Set(known).size} new anchors, ${pending.length - left.length} pages that were to come`,
);
