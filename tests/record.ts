/**
 * `npm run record`: notes the anchors that the built site has published, so that later changes cannot lose them. The checks
 * compare with the ledger for loss only.
 */
import {writeFileSync} from 'node:fs';
import {LEDGER_FILE, publishedAnchors, readLedger, renderLedger, withNewAnchors} from './content/anchors';
import {readBuiltSite} from './support/builtSite';

const known = readLedger();
const ledger = withNewAnchors(known, publishedAnchors(readBuiltSite()));
writeFileSync(LEDGER_FILE, renderLedger(ledger));
console.log(`${ledger.length - new Set(known).size} new anchors`);
