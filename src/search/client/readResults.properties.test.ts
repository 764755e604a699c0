import fc from 'fast-check';
import {expect, it} from 'vitest';
import {damaged, hostileData, hostileText, neverBreaks} from '@site/tests/support/hostile';
import type {SearchHit, SearchResult} from '../shared/types';
import {toMarkup, toPieces, toText} from './highlightedText';
import {toHitPath} from './hitPath';
import {readResults} from './readResults';

const text = hostileText(80);
const marked = fc.record({value: text, matchLevel: fc.constantFrom('none', 'partial', 'full')});
const levels = <Value>(value: fc.Arbitrary<Value>) =>
  fc.record({lvl0: value, lvl1: value, lvl2: value, lvl3: value}, {requiredKeys: ['lvl1']});
const hit = fc.record({
  objectID: text,
  url: fc.oneof(
    fc.webUrl({withFragments: true}),
    hostileText(30).map((rest) => `https://a.example/${rest}`),
    text,
  ),
  type: fc.oneof(fc.constantFrom('lvl1', 'lvl2', 'content'), text),
  hierarchy: levels(text),
  content: fc.option(text),
  section: text,
  _highlightResult: fc.record({hierarchy: levels(marked)}),
  _snippetResult: fc.record({hierarchy: levels(marked), content: marked}),
});
const result = fc.record({
  hits: fc.array(hit, {maxLength: 4}),
  nbHits: fc.nat(),
  page: fc.nat(),
  facets: fc.record({section: fc.dictionary(text, fc.nat(), {maxKeys: 3})}),
});
const answer = fc.record({results: fc.array(result, {minLength: 1, maxLength: 2})});

it('an answer is refused, or has hits that can be shown and stay on the site', () => {
  neverBreaks(
    fc.oneof(answer, damaged(answer), hostileData()),
    readResults,
    (results) => results.forEach(expectResult),
    300,
  );
});

it('markup has no tags but the marks, and says the same as the text', () => {
  const pieces = fc.array(fc.oneof(fc.constantFrom('<mark>', '</mark>', '&lt;', '<b>'), text), {
    maxLength: 8,
  });
  neverBreaks(
    pieces.map((all) => all.join('')),
    (value) => ({markup: toMarkup(value), value}),
    ({markup, value}) => {
      expect(markup.replace(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
      expect(toText(markup)).toBe(toText(value));
    },
  );
});

it('a text of marks that do not end is looked at once', () => {
  expect(toPieces('<mark>'.repeat(200_000))).toHaveLength(1);
});

function expectResult({hits, nbHits, page, facets = {}}: SearchResult): void {
  for (const count of [nbHits, page, ...Object.values(facets).flatMap((counts) => Object.values(counts))])
    expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
  expect(new Set(hits.map(({objectID}) => objectID)).size).toBe(hits.length);
  hits.forEach(expectHit);
}

function expectHit({
  objectID,
  url,
  type,
  hierarchy,
  content,
  _highlightResult,
  _snippetResult,
}: SearchHit): void {
  for (const baseUrl of ['/', '/wing/']) {
    const path = toHitPath(url, baseUrl);
    expect(new URL(path, 'https://wing.example').origin).toBe('https://wing.example');
    expect(path.startsWith(baseUrl)).toBe(true);
  }
  expect(() => encodeURIComponent(objectID)).not.toThrow();
  expect(type === 'content' ? content : hierarchy[type]).toBeTruthy();
  const markup = [_highlightResult, _snippetResult].flatMap(({hierarchy: titles, content: snippet}) =>
    [titles.lvl1, titles.lvl2, titles.lvl3, snippet].map((one) => one?.value ?? ''),
  );
  for (const value of [hierarchy.lvl1, hierarchy.lvl2, content, ...markup])
    expect((value ?? '').replace(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
}
