import {describe, expect, it} from 'vitest';
import {middleOf, onKey, pan, reveal, toDrawing, unitsPerPixel, wholeOf, zoom} from '../view';

const WHOLE = {x: 0, y: 0, width: 1000, height: 500};

describe('wholeOf', () => {
  it('shows all of a large drawing, and a small one in the middle of some room', () => {
    expect(wholeOf({width: 1000, height: 500})).toEqual(WHOLE);
    expect(wholeOf({width: 200, height: 100})).toEqual({x: -220, y: -70, width: 640, height: 240});
  });
});

describe('zoom', () => {
  it('keeps the point where it is', () => {
    const view = zoom(WHOLE, WHOLE, 2, {x: 250, y: 100});
    expect(view).toEqual({x: 125, y: 50, width: 500, height: 250});
    expect(zoom(view, WHOLE, 1 / 2, {x: 250, y: 100})).toEqual(WHOLE);
  });

  it('has an end in both directions', () => {
    expect(zoom(WHOLE, WHOLE, 1000).width).toBe(100);
    expect(zoom(WHOLE, WHOLE, 1 / 1000)).toEqual(WHOLE);
  });
});

describe('pan', () => {
  it('does not lose the drawing', () => {
    const view = zoom(WHOLE, WHOLE, 2);
    expect(middleOf(pan(view, WHOLE, {x: 9999, y: -9999}))).toEqual({x: 1000, y: 0});
  });

  it('has nothing to move while all is shown', () => expect(pan(WHOLE, WHOLE, {x: 10, y: 10})).toBe(WHOLE));
});

describe('reveal', () => {
  const view = {x: 200, y: 100, width: 500, height: 250};

  it('moves no farther than needed', () => {
    expect(reveal(view, WHOLE, {x: 300, y: 150, width: 100, height: 50})).toEqual(view);
    expect(reveal(view, WHOLE, {x: 800, y: 150, width: 100, height: 50})).toEqual({...view, x: 400});
    expect(reveal(view, WHOLE, {x: 300, y: 20, width: 100, height: 50})).toEqual({...view, y: 20});
  });

  it('shows the beginning of what is too large', () => {
    expect(reveal(view, WHOLE, {x: 300, y: 150, width: 600, height: 50})).toEqual({...view, x: 300});
  });
});

describe('onKey', () => {
  const view = zoom(WHOLE, WHOLE, 2);

  it('knows its keys', () => {
    const moved = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) =>
      middleOf(onKey(view, WHOLE, key)!),
    );
    expect(moved.map(({x, y}) => [x - 500, y - 250])).toEqual([
      [-62.5, 0],
      [62.5, 0],
      [0, -31.25],
      [0, 31.25],
    ]);
    expect(onKey(view, WHOLE, '+')!.width).toBeLessThan(view.width);
    expect(onKey(view, WHOLE, '-')!.width).toBeGreaterThan(view.width);
    expect(onKey(view, WHOLE, '0')).toEqual(WHOLE);
  });

  it.each(['a', 'Tab', 'Enter', ' '])('leaves “%s” to the browser', (key) => {
    expect(onKey(view, WHOLE, key)).toBeUndefined();
  });
});

describe('toDrawing', () => {
  it('finds the point under the pointer in a box of another shape', () => {
    const box = {x: 10, y: 20, width: 500, height: 500};
    expect(unitsPerPixel(WHOLE, box)).toBe(2);
    expect(toDrawing(WHOLE, box, {x: 260, y: 270})).toEqual({x: 500, y: 250});
    expect(toDrawing(WHOLE, box, {x: 10, y: 145})).toEqual({x: 0, y: 0});
  });
});
