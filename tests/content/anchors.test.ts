import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readBuiltSite} from '../support/builtSite';
import {compareAnchors, publishedAnchors} from './anchors';

const known = readFileSync(join(import.meta.dirname, 'anchors.txt'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));
const {ledger, lost} = compareAnchors(known, publishedAnchors(readBuiltSite()));

describe('the anchors of the site', () => {
  it('are all there that were ever published (for one that has to go, ::anchor{id="…"} keeps its name)', () => {
    expect(lost).toEqual([]);
  });

  it('stand in the ledger (npm run test:content -- -u adds new ones)', async () => {
    await expect(`${HEAD}${ledger.join('\n')}\n`).toMatchFileSnapshot('anchors.txt');
  });
});

const HEAD = `# Every anchor that the site has published. Links on other sites lead to them, so none is ever taken out.
`;
