import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {referenceOf} from '../../src/reference/reference';
import {AT_MOST, compressedSize} from '../checks/weight/compressedSize';
import {readBuiltSite} from '../support/builtSite';
import {countElements, describedThings, undescribed} from './reference';

/** Most that a page of the reference may weigh, so that it opens quickly on a phone. */
const MAX_BYTES = 60_000;
const MOST_NODES = 4_000;

const site = readBuiltSite();
const reference = referenceOf(resolve(import.meta.dirname, '../..'))();

describe('the reference of the SDK', () => {
  it('has each public type, member and value on exactly one page', () => {
    const things = describedThings(reference);
    console.log(`${things.length} types, members and values in ${reference.model.size} types`);
    expect(reference.registry.missing).toEqual([]);
    expect(undescribed(things, site)).toEqual([]);
  });

  it('keeps its pages small', () => {
    const pages = site.pages
      .filter(({path}) => path.startsWith('/docs/api'))
      .map((page) => ({
        path: page.path,
        nodes: countElements(page),
        text: page.$.html(),
        atMost: compressedSize(page.$.html(), AT_MOST),
      }))
      .sort((a, b) => b.atMost - a.atMost);
    for (const {path, nodes, text} of pages.slice(0, 5))
      console.log(`${path}: ${compressedSize(text)} bytes, ${nodes} elements`);
    expect(pages.length).toBeGreaterThan(0);
    const tooLarge = pages.filter(
      ({atMost, nodes, text}) =>
        nodes > MOST_NODES || (atMost > MAX_BYTES && compressedSize(text) > MAX_BYTES),
    );
    expect(tooLarge.map(({path}) => path)).toEqual([]);
  });
});
