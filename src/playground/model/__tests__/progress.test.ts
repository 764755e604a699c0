import {expect, it} from 'vitest';
import {progressText} from '../progress';

it('shows megabytes, and never more than all', () => {
  expect(progressText({loaded: 430_000, total: 1_060_000})).toBe('0.4 of 1.1 MB');
  expect(progressText({loaded: 2_000_000, total: 1_060_000})).toBe('1.1 of 1.1 MB');
});
