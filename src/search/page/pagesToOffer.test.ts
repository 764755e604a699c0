import {expect, it} from 'vitest';
import {pagesToOffer} from './pagesToOffer';

it.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 0, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [6, 11, [1, 0, 5, 6, 7, 0, 11]],
  [11, 11, [1, 0, 10, 11]],
])('on page %i of %i offers %j', (current, total, pages) => {
  expect(pagesToOffer(current, total)).toEqual(pages);
});
