import {expect, it} from 'vitest';
import {isGone} from './isGone';

it('isGone tells what will not come back from what fails for now', () => {
  expect([404, 410].map((status) => isGone({status}))).toEqual([true, true]);
  expect([200, 304, 403, 500, 503].filter((status) => isGone({status}))).toEqual([]);
});
