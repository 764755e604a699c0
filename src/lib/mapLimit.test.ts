import {setImmediate} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {mapLimit} from './mapLimit';

describe('mapLimit', () => {
  it('keeps the order of the items, whichever call ends first', async () => {
    const results = await mapLimit([3, 1, 2], 3, async (turns) => {
      for (let turn = 0; turn < turns; turn++) await setImmediate();
      return turns * 10;
    });
    expect(results).toEqual([30, 10, 20]);
  });

  it('has no more calls under way than it may', async () => {
    let running = 0;
    let most = 0;
    await mapLimit(['a', 'b', 'c', 'd', 'e'], 2, async () => {
      most = Math.max(most, ++running);
      await setImmediate();
      running--;
    });
    expect(most).toBe(2);
  });

  it('makes no further call once one has failed', async () => {
    const called: number[] = [];
    const work = async (item: number) => {
      called.push(item);
      await setImmediate();
      if (item === 1) throw new Error('one is too many');
    };
    await expect(mapLimit([1, 2, 3, 4], 2, work)).rejects.toThrow('one is too many');
    await setImmediate();
    expect(called).toEqual([1, 2]);
  });

  it('makes nothing of nothing', async () => {
    expect(await mapLimit([], 2, async () => 1)).toEqual([]);
  });
});
