import {expect, it} from 'vitest';
import {formatProgress} from '../downloadProgress';

it('shows megabytes, and never more than all', () => {
  expect(formatProgress({loaded: 430_000, total: 1_060_000})).toBe('0.4 of 1.1 MB');
  expect(formatProgress({loaded: 2_000_000, total: 1_060_000})).toBe('1.1 of 1.1 MB');
});
