import {describe, expect, it} from 'vitest';
import {refusesTracking} from './privacy';

describe('refusesTracking', () => {
  it.each([
    [{}, false],
    [{doNotTrack: null}, false],
    [{doNotTrack: 'unspecified'}, false],
    [{doNotTrack: '0', globalPrivacyControl: false}, false],
    [{doNotTrack: '1'}, true],
    [{doNotTrack: 'yes'}, true],
    [{globalPrivacyControl: true}, true],
  ])('takes %o as %s', (signals, refuses) => {
    expect(refusesTracking(signals)).toBe(refuses);
  });
});
