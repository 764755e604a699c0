import {describe, expect, it} from 'vitest';
import {Refusal} from '@site/src/lib/entrance/refusal';
import {readStoredHits} from './readStoredHits';

const hierarchy = {lvl0: 'Docs', lvl1: 'Docs', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
const hit = {objectID: '/docs', url: '/docs#top', type: 'lvl1', hierarchy, content: null};
const read = (...hits: unknown[]) => readStoredHits(JSON.stringify(hits));

describe('readStoredHits', () => {
  it('reads what DocSearch stores, as far as it is shown', () => {
    expect(readStoredHits('[]')).toEqual([]);
    expect(read(hit, {...hit, section: 'docs', content: 'A text', __autocomplete_id: 3})).toEqual([
      hit,
      {...hit, content: 'A text'},
    ]);
    expect(read({...hit, type: 'content', content: 'A text'})).toHaveLength(1);
    expect(read({...hit, url: `/${'a'.repeat(1_999)}`})).toHaveLength(1);
    expect(read({...hit, hierarchy: {lvl1: 'Docs'}})).toEqual([
      {...hit, hierarchy: {...hierarchy, lvl0: null}},
    ]);
  });

  it('leaves markup what it is: a text', () => {
    const title = '<img src=x onerror=alert(1)>';
    expect(read({...hit, hierarchy: {lvl1: title}})[0]?.hierarchy.lvl1).toBe(title);
  });

  it.each([
    ['nothing', null],
    ['a text', 'hit'],
    ['no id', {...hit, objectID: undefined}],
    ['no address', {...hit, url: 1}],
    ['an address that runs', {...hit, url: 'javascript:alert(1)'}],
    ['an address of another site', {...hit, url: 'https://other.example/'}],
    ['an address without its scheme', {...hit, url: '//other.example/'}],
    ['an address with a backslash', {...hit, url: '/\\other.example'}],
    ['an address with a tab, which browsers leave out', {...hit, url: '/\t/other.example'}],
    ['a path from where the reader is', {...hit, url: 'docs'}],
    ['no address at all', {...hit, url: '//['}],
    ['an endless address', {...hit, url: `/${'a'.repeat(2_000)}`}],
    ['no titles', {...hit, hierarchy: null}],
    ['no title of the page', {...hit, hierarchy: {lvl0: 'Docs'}}],
    ['a title that is a list', {...hit, hierarchy: {lvl1: ['Docs']}}],
    ['a type that objects inherit', {...hit, type: 'constructor'}],
    ['a level that cannot be shown', {...hit, type: 'lvl0'}],
  ])('leaves out an entry that is or has %s', (_, wrong) => {
    expect(read(wrong, hit)).toEqual([hit]);
  });

  it.each([
    ['no JSON', '{not a list', 'The list of searches is not JSON.'],
    ['no list', JSON.stringify({0: hit}), 'The list of searches is not a list.'],
    [
      'too long',
      JSON.stringify([{...hit, content: 'x'.repeat(500_000)}]),
      'The list of searches has 500,169 characters; up to 500,000 are allowed.',
    ],
  ])('refuses a text that is %s', (_, text, message) => {
    expect(() => readStoredHits(text)).toThrow(Refusal);
    expect(() => readStoredHits(text)).toThrow(message);
  });
});
