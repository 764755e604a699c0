import fc from 'fast-check';
import {afterEach, expect, it, vi} from 'vitest';
import {SEED} from '../../tests/support/hostile';
import {fetchBytes} from './fetchBytes';

afterEach(() => vi.unstubAllGlobals());

const MAX_BYTES = 64;

it('a file has the bytes that were sent, or is refused before it has too many', async () => {
  const parts = fc.array(fc.uint8Array({maxLength: 40}), {maxLength: 6});
  await fc.assert(
    fc.asyncProperty(parts, async (sent) => {
      let taken = 0;
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            const part = sent[taken++];
            if (part) controller.enqueue(part);
            else controller.close();
          },
        },
        {highWaterMark: 0},
      );
      vi.stubGlobal('fetch', async () => new Response(body));
      const all = sent.flatMap((part) => [...part]);
      const read = fetchBytes('/a', {maxBytes: MAX_BYTES});
      if (all.length <= MAX_BYTES) {
        expect([...new Uint8Array(await read)]).toEqual(all);
      } else {
        await expect(read).rejects.toThrow('/a has more than 64 bytes');
        // No more parts than it takes to see that.
        const before = sent.slice(0, taken - 1).reduce((sum, {length}) => sum + length, 0);
        expect(before).toBeLessThanOrEqual(MAX_BYTES);
      }
    }),
    {seed: SEED, numRuns: 200},
  );
});
