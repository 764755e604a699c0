import type {Point} from './geometry';

/** A straight part of a line, from left to right, or to the left if its length is negative. */
export interface LineStretch extends Point {
  readonly length: number;
}

/**
 * A line through stretches, the first of which is its start and the last its end. Its label is in the middle of the
 * widest gap, and of the last one of that width.
 *
 * @param isDown whether it leads from above to below: `x` is then the distance from the top, and `y` that from the left
 */
export function toPath(stretches: readonly LineStretch[], isDown = false) {
  const [first = {x: 0, y: 0, length: 0}, ...rest] = stretches;
  let x = first.x + first.length;
  let y = first.y;
  let widest = 0;
  const at = (one: number, other: number) => (isDown ? `${other} ${one}` : `${one} ${other}`);
  let path = `M${at(x, y)}`;
  let label = {labelX: x, labelY: y};
  for (const next of rest) {
    const middle = (x + next.x) / 2;
    path += `C${at(middle, y)} ${at(middle, next.y)} ${at(next.x, next.y)}`;
    if (Math.abs(next.x - x) >= widest) {
      widest = Math.abs(next.x - x);
      label = {labelX: middle, labelY: (y + next.y) / 2};
    }
    if (next.length !== 0) path += `${isDown ? 'v' : 'h'}${next.length}`;
    x = next.x + next.length;
    y = next.y;
  }
  return {path, ...label};
}
