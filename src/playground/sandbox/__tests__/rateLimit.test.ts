import {describe, expect, it} from 'vitest';
import {createRateLimit} from '../rateLimit';

describe('createRateLimit', () => {
  it('lets a burst through, then as many as the time allows, and never saves up more than a burst', () => {
    let time = 0;
    const limit = createRateLimit({burst: 3, perSecond: 2, now: () => time});
    const takeAll = () => {
      let count = 0;
      while (limit.take()) count++;
      return count;
    };
    expect(takeAll()).toBe(3);
    time = 499;
    expect(takeAll()).toBe(0);
    time = 2000;
    expect(takeAll()).toBe(4 - 1);
    time = 2500;
    expect(takeAll()).toBe(1);
    time = 1_000_000;
    expect(takeAll()).toBe(3);
  });
});
