import {afterEach, expect, it, vi} from 'vitest';
import {isConstrained} from './isConstrained';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [undefined, false],
  [{}, false],
  [{effectiveType: '4g', saveData: false}, false],
  [{effectiveType: '3g', saveData: false}, false],
  [{effectiveType: '2g', saveData: false}, true],
  [{effectiveType: 'slow-2g', saveData: false}, true],
  [{effectiveType: '4g', saveData: true}, true],
])('a connection of %o is constrained: %s', (connection, expected) => {
  vi.stubGlobal('navigator', {connection});
  expect(isConstrained()).toBe(expected);
});
