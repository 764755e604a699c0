import {describe, expect, it} from 'vitest';
import {readBuiltSite} from '../support/builtSite';
import {lostAnchors, publishedAnchors, readLedger} from './anchors';

describe('the anchors of the site', () => {
  it('are all there that were ever published (for one that has to go, ::anchor{id="…"} keeps its name)', () => {
    expect(lostAnchors(readLedger(), publishedAnchors(readBuiltSite()))).toEqual([]);
  });
});
