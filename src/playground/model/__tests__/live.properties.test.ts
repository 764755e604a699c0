/** The panels of resources, with attributes and answers of any program. */
import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {accepted} from '@site/src/lib/entrance/refusal';
import {arbitraryResource, mutated} from '@site/src/playground/messages/__fixtures__/arbitraryMessages';
import {readRunMessage} from '@site/src/playground/messages/runMessages';
import {formatValue, KIND_NAMES, readKeys, routesOf, toLiveResources, toUrl} from '../live';

const RUNS = {seed: 20261122, numRuns: 1_000};

it('shows resources of known kinds, whose attributes have a known form', () => {
  const resources = fc.array(fc.oneof(arbitraryResource, mutated(arbitraryResource)), {maxLength: 8});
  fc.assert(
    fc.property(resources, (forged) => {
      const text = JSON.stringify({kind: 'resources', resources: forged});
      const read = accepted(() => readRunMessage(text));
      if (read?.kind !== 'resources') return;
      const live = toLiveResources(read.resources);
      expect(new Set(live.map(({path}) => path)).size).toBe(live.length);
      for (const resource of live) {
        expect(Object.keys(KIND_NAMES)).toContain(resource.kind);
        for (const {method, path} of routesOf(resource))
          expect([typeof method, typeof path]).toEqual(['string', 'string']);
        expect(typeof toUrl(resource.attributes.url ?? '', '/')).toBe('string');
      }
    }),
    RUNS,
  );
});

it('shows keys that are texts, or refuses the list', () => {
  const answer = fc.oneof(
    fc.array(fc.string()),
    mutated(fc.array(fc.string(), {minLength: 1})),
    fc.anything(),
  );
  fc.assert(
    fc.property(answer, (value) => {
      const read = accepted(() => readKeys(value));
      for (const key of read?.keys ?? []) expect(key.length).toBeLessThanOrEqual(1_000);
      expect(read?.keys.length ?? 0).toBeLessThanOrEqual(1_000);
    }),
    RUNS,
  );
});

it('shows any answer as a text of a limited length', () => {
  fc.assert(
    fc.property(fc.oneof(mutated(fc.jsonValue()), fc.constant(undefined)), (value) => {
      expect(formatValue(value).length).toBeLessThanOrEqual(200_000);
    }),
    RUNS,
  );
});
