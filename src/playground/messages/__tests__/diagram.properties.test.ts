/** A diagram of whatever tree a program sends. */
import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {layOutProgram} from '../../../components/diagram/layout';
import {accepted} from '../../../lib/entrance/refusal';
import {arbitraryConnections, arbitraryTree, mutated} from '../__fixtures__/arbitraryMessages';
import {readRunMessage} from '../runMessages';

const message = fc.record({
  kind: fc.constant('tree'),
  tree: arbitraryTree,
  connections: arbitraryConnections,
});

it('is drawn within its limits, or refused', () => {
  let drawn = 0;
  fc.assert(
    fc.property(fc.oneof(message, mutated(message)), (forged) => {
      const read = accepted(() => readRunMessage(JSON.stringify(forged)));
      if (read?.kind !== 'tree') return;
      const layout = accepted(() => layOutProgram(read));
      if (!layout) return;
      expect(layout.nodes.length).toBeLessThanOrEqual(100);
      expect(layout.edges.length).toBeLessThanOrEqual(60);
      expect(layout.frames.length).toBeLessThanOrEqual(10);
      if (layout.nodes.length > 0) drawn += 1;
    }),
    {seed: 20261122, numRuns: 500},
  );
  expect(drawn).toBeGreaterThan(100);
});
