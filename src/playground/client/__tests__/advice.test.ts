import {describe, expect, it} from 'vitest';
import {adviceFor} from '../advice';

describe('adviceFor', () => {
  it.each([
    ['util.exec', /JavaScript beside it/],
    ['child_process.spawnSync', /JavaScript beside it/],
    ['A request to https://example.com', /Allow the program to use the network/],
    ['@winglibs/redis', /standard library/],
    ['AWS', /`cloud` module/],
    ['sim.Container', /^Download the program/],
    ['anything else', /^Download the program/],
  ])('says what to do instead of using %s', (feature, advice) => {
    expect(adviceFor(feature)).toMatch(advice);
  });
});
