import fc from 'fast-check';
import {expect, it} from 'vitest';
import {damaged, hostileData, hostileText, mutated, neverBreaks} from '@site/tests/support/hostile';
import {readStoredHits, type StoredHit} from './readStoredHits';

const title = hostileText(60).map((text) => text.replace(/\p{Surrogate}/gu, '') || 'A title');
const hit = fc.record({
  objectID: title,
  url: fc.webPath().map((path) => `/docs${path}`),
  type: fc.constantFrom('lvl1', 'lvl2', 'lvl6', 'content'),
  hierarchy: fc
    .record({lvl0: title, lvl1: title, lvl2: fc.option(title)})
    .map((levels) => ({...levels, lvl3: null, lvl4: null, lvl5: null, lvl6: null})),
  content: fc.option(title),
});
const list = fc.array(hit, {maxLength: 5});

it('reads a list as it was written', () => {
  neverBreaks(
    list,
    (hits) => readStoredHits(JSON.stringify(hits)),
    (read, hits) => expect(read).toEqual(hits),
  );
});

it('makes of anything else hits that can be shown and stay on the site', () => {
  const text = fc.oneof(
    mutated(list.map((hits) => JSON.stringify(hits))),
    damaged(list).map((value) => JSON.stringify(value, withoutBig) ?? ''),
    fc.array(damaged(hit)).map((value) => JSON.stringify(value, withoutBig)),
    hostileData().map((value) => JSON.stringify(value, withoutBig) ?? ''),
    hostileText(),
  );
  neverBreaks(text, readStoredHits, (hits) => hits.forEach(expectShown), 600);
});

function expectShown({objectID, url, type, hierarchy, content}: StoredHit): void {
  expect(new URL(url, 'https://wing.example/docs').origin).toBe('https://wing.example');
  expect(type).toMatch(/^(?:lvl[1-6]|content)$/);
  expect(() => encodeURIComponent(objectID)).not.toThrow();
  const texts = [content, ...Object.values(hierarchy)];
  expect(texts.filter((text) => text !== null && typeof text !== 'string')).toEqual([]);
  expect(hierarchy.lvl1).toBeTruthy();
}

function withoutBig(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}
