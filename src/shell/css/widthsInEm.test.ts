import postcss from 'postcss';
import {expect, it} from 'vitest';
import {widthsInEm} from './widthsInEm';

it('writes the pixels of media queries in em, and no others', () => {
  const css = '@media (min-width: 997px) and (width <= 1200px) {a {width: 2px}}';
  expect(postcss([widthsInEm]).process(css, {from: undefined}).css).toBe(
    '@media (min-width: 62.3125em) and (width <= 75em) {a {width: 2px}}',
  );
});
