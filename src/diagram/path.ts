import type {Point} from './geometry';

/** A straight part of a line, from left to right, or to the left if its length is negative. */
export interface LineStretch extends Point {
  readonly length: number;
}

/**
 * A line through stretches, the first of which is its start and the last its end. Its label is in the middle of the
 * widest gap, and of the last one of that width.
 */
export function toPath(stretches: readonly LineStretch[]) {
  const [first = {x: 0, y: 0, length: 0}, ...rest] = stretches;
  let x = first.x + first.length;
  let y = first.y;
  let widest = 0;
  let path = `M${x} ${y}`;
  let label = {labelX: x, labelY: y};
  for (const next of rest) {
    const middle = (x + next.x) / 2;
    path += `C${middle} ${y} ${middle} ${next.y} ${next.x} ${next.y}`;
    if (Math.abs(next.x - x) >= widest) {
      widest = Math.abs(next.x - x);
      label = {labelX: middle, labelY: (y + next.y) / 2};
    }
    if (next.length !== 0) path += `h${next.length}`;
    x = next.x + next.length;
    y = next.y;
  }
  return {path, ...label};
}
