/** Whatever a program passes to the guard. */
import * as fc from 'fast-check';
import {expect, it} from 'vitest';
import {arbitraryMessage, mutated} from '../../messages/__fixtures__/arbitraryMessages';
import {readRunMessage} from '../../messages/runMessages';
import {createGuardedSend} from '../guardedSend';
import {MAX_MESSAGE_CHARACTERS} from '../limits';

const RUNS = {seed: 20261122, numRuns: 1_000};

function createTestContext() {
  const sent: string[] = [];
  const post = createGuardedSend({send: (text) => sent.push(text), schedule: () => undefined, now: () => 0});
  return {sent, post};
}

it('what a runner sends arrives as it is', () => {
  fc.assert(
    fc.property(arbitraryMessage, (message) => {
      const {sent, post} = createTestContext();
      post(message);
      expect(sent.map((text) => readRunMessage(text))).toEqual([JSON.parse(JSON.stringify(message))]);
    }),
    RUNS,
  );
});

it('anything else is at most a message, or none', () => {
  const anything = fc.oneof(mutated(arbitraryMessage), fc.anything({withMap: true, withBigInt: true}));
  fc.assert(
    fc.property(anything, (message) => {
      const {sent, post} = createTestContext();
      post(message);
      expect(sent.length).toBeLessThanOrEqual(2);
      for (const text of sent) {
        expect(text.length).toBeLessThanOrEqual(MAX_MESSAGE_CHARACTERS);
        expect(typeof JSON.parse(text)).toBe('object');
      }
    }),
    RUNS,
  );
});
