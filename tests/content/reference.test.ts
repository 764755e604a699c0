import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';
import {referenceOf} from '../../plugins/api-reference/reference';
import {readBuiltSite} from '../support/builtSite';
import {describedThings, sizeOf, undescribed} from './reference';

/** Most that a page of the reference may weigh, so that it opens quickly on a phone. */
const MOST_BYTES = 60_000;
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
    const sizes = site.pages
      .filter(({path}) => path.startsWith('/docs/api'))
      .map(sizeOf)
      .sort((a, b) => b.bytes - a.bytes);
    for (const {path, bytes, nodes} of sizes.slice(0, 5))
      console.log(`${path}: ${bytes} bytes, ${nodes} elements`);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.filter(({bytes, nodes}) => bytes > MOST_BYTES || nodes > MOST_NODES)).toEqual([]);
  });
});
