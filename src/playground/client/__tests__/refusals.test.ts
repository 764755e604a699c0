import {describe, expect, it} from 'vitest';
import {UnsupportedFeatureError} from '../../messages/unsupportedFeature';
import {describeRefusal} from '../refusals';

describe('describeRefusal', () => {
  it('tells what is refused and why in the words of the engine', () => {
    const refusal = new UnsupportedFeatureError(
      'util.exec',
      'a page in a browser cannot start other programs',
    );
    expect(describeRefusal(refusal).refusal).toBe(refusal.message);
  });

  it.each([
    ['util.exec', /JavaScript beside it/],
    ['child_process.spawnSync', /JavaScript beside it/],
    ['A request to https://example.com', /Allow the program to use the network/],
    ['@winglibs/redis', /standard library/],
    ['AWS', /`cloud` module/],
    ['sim.Container', /^Download the program/],
    ['anything else', /^Download the program/],
  ])('tells what to do instead of %s', (feature, instead) => {
    expect(describeRefusal({feature, reason: 'a reason'}).instead).toMatch(instead);
  });
});
