import fc from 'fast-check';
import {expect, it} from 'vitest';
import {damaged, hostileData, hostileText, mutated, neverBreaks} from '../../tests/support/hostile';
import {readDocumentationList} from './documentationList';
import {kindOf} from './kinds';
import {readVisited} from './visited';

const ORIGIN = 'https://wing.example';

const path = fc.oneof(
  fc.constantFrom('/', '/docs', '/docs/why-wing', '/assets/js/1.12345678.js', '/playground/1-2/wingc.wasm'),
  hostileText(60),
);
const list = fc.record({
  version: fc.constant('0123456789abcdef'),
  sent: fc.nat(),
  files: fc.array(fc.tuple(path, fc.nat()), {minLength: 1, maxLength: 5}),
});

it('the list of the documentation names addresses of the site alone, whatever comes', () => {
  neverBreaks(
    fc.oneof(
      mutated(list.map((value) => JSON.stringify(value))),
      list.map((value) => JSON.stringify(value)),
      hostileText(),
      hostileData(),
    ),
    (text) => readDocumentationList(text, '/'),
    ({version, sent, files}) => {
      expect(version).toMatch(/^[0-9a-f]{16}$/);
      expect(sent).toBeGreaterThanOrEqual(0);
      for (const [address, bytes] of files) {
        const url = new URL(address, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(kindOf(url, '/')).toBeDefined();
        expect(bytes).toBeGreaterThanOrEqual(0);
      }
    },
  );
});

it('what a page says that it has loaded are addresses of the site, whatever comes', () => {
  const visited = fc.record({
    visited: fc.array(
      fc.oneof(
        path.map((one) => ORIGIN + one),
        hostileText(60),
      ),
    ),
  });
  neverBreaks(
    fc.oneof(visited, damaged(visited), hostileData()),
    (message) => readVisited(message, ORIGIN),
    (addresses) => {
      expect(addresses.length).toBeLessThanOrEqual(250);
      for (const address of addresses) expect(new URL(address).origin).toBe(ORIGIN);
    },
  );
});
