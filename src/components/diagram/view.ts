// The part of a drawing that is shown. All steps are pure: a view and what the reader does -> another view.
import type {Point, Rectangle} from './geometry';

/** A view of `whole` is at most as large as it and of the same shape; its middle never leaves it. */
export type ViewBox = Rectangle;

/** Width of the smallest view, as a part of the whole. */
const MIN_VIEW = 1 / 10;
/** A drawing that is smaller than this has room around it, rather than letters as large as headings. */
const MIN_WIDTH = 640;
const MIN_HEIGHT = 240;
/** Factor of one step closer. */
export const ZOOM_STEP = 1.3;
/** How far an arrow key goes, as a part of what is shown. */
const KEY_STEP = 1 / 8;

/** The view of a whole drawing, which is in its middle. */
export function wholeOf({width, height}: {readonly width: number; readonly height: number}): Rectangle {
  const whole = {width: Math.max(width, MIN_WIDTH), height: Math.max(height, MIN_HEIGHT)};
  return {x: (width - whole.width) / 2, y: (height - whole.height) / 2, ...whole};
}

/**
 * Goes closer, or with a factor below 1 farther away.
 *
 * @param point that stays where it is. @default the middle of the view
 */
export function zoom(
  view: ViewBox,
  whole: Rectangle,
  factor: number,
  point: Point = middleOf(view),
): ViewBox {
  const width = clamp(view.width / factor, whole.width * MIN_VIEW, whole.width);
  const ratio = width / view.width;
  return keepInside(
    {
      x: point.x - (point.x - view.x) * ratio,
      y: point.y - (point.y - view.y) * ratio,
      width,
      height: view.height * ratio,
    },
    whole,
  );
}

export function pan(view: ViewBox, whole: Rectangle, by: Point): ViewBox {
  return keepInside({...view, x: view.x + by.x, y: view.y + by.y}, whole);
}

/** The view moved as little as needed to show a rectangle, or as much of it as there is room for. */
export function reveal(view: ViewBox, whole: Rectangle, {x, y, width, height}: Rectangle): ViewBox {
  return pan(view, whole, {
    x: shift(view.x, view.width, x, width),
    y: shift(view.y, view.height, y, height),
  });
}

/** The view after a key, or undefined for a key that the diagram does not use. */
export function onKey(view: ViewBox, whole: Rectangle, key: string): ViewBox | undefined {
  const x = view.width * KEY_STEP;
  const y = view.height * KEY_STEP;
  switch (key) {
    case 'ArrowLeft':
      return pan(view, whole, {x: -x, y: 0});
    case 'ArrowRight':
      return pan(view, whole, {x, y: 0});
    case 'ArrowUp':
      return pan(view, whole, {x: 0, y: -y});
    case 'ArrowDown':
      return pan(view, whole, {x: 0, y});
    case '+':
    case '=':
      return zoom(view, whole, ZOOM_STEP);
    case '-':
      return zoom(view, whole, 1 / ZOOM_STEP);
    case '0':
      return whole;
    default:
      return undefined;
  }
}

/**
 * The point of the drawing under a point of the screen.
 *
 * @param box where the drawing is on the screen; it is in the middle of it, as large as there is room for
 */
export function toDrawing(view: ViewBox, box: Rectangle, {x, y}: Point): Point {
  const scale = unitsPerPixel(view, box);
  const middle = middleOf(view);
  const centre = middleOf(box);
  return {x: middle.x + (x - centre.x) * scale, y: middle.y + (y - centre.y) * scale};
}

export function unitsPerPixel(view: ViewBox, box: Rectangle): number {
  return Math.max(view.width / Math.max(1, box.width), view.height / Math.max(1, box.height));
}

export function middleOf({x, y, width, height}: Rectangle): Point {
  return {x: x + width / 2, y: y + height / 2};
}

/** Whether all of the drawing is shown, so that there is nothing to move. */
export function isWhole(view: ViewBox, whole: Rectangle): boolean {
  return view.width >= whole.width;
}

function keepInside(view: ViewBox, whole: Rectangle): ViewBox {
  if (isWhole(view, whole)) return whole;
  return {
    ...view,
    x: clamp(view.x, whole.x - view.width / 2, whole.x + whole.width - view.width / 2),
    y: clamp(view.y, whole.y - view.height / 2, whole.y + whole.height - view.height / 2),
  };
}

/** How far a range has to move to show another, along one axis. */
function shift(start: number, length: number, wantedStart: number, wantedLength: number): number {
  if (wantedStart < start || wantedLength > length) return wantedStart - start;
  return Math.max(0, wantedStart + wantedLength - (start + length));
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
