import type {Point, Rectangle} from '../geometry';
import {ICON_WIDTH, NAME_HEIGHT, NAME_SIZE, SMALL_HEIGHT, SMALL_SIZE} from './boxes';
import {type PlacedFrame, type PlacedNode, pointsOn, type SketchLayout} from './layout';
import {textWidth} from './textWidth';

/** What would be hard to read of a drawing: boxes, labels and borders that lie on each other, text that leaves its box. */
export function layoutProblems({nodes, edges, frames}: SketchLayout): string[] {
  const labels = edges.flatMap(({from, to, label}) =>
    label ? [{name: `the label of "${from} -> ${to}"`, ...label}] : [],
  );
  const boxes = nodes.map((node) => ({name: `the box "${node.id}"`, ...node}));
  const solid = [...boxes, ...labels];
  const overlaps = solid.flatMap((one, index) =>
    solid
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.name} lies on ${other.name}`),
  );
  const framed = frames.flatMap((frame) => [
    ...boxes
      .filter((box) => !isAround(frame, box.frame, frames) && overlap(frame, box))
      .map((box) => `the frame "${frame.id}" lies on ${box.name}, which it does not hold`),
    ...frames
      .filter((other) => other.id > frame.id && overlap(frame, other))
      .filter((other) => !isAround(frame, other.frame, frames) && !isAround(other, frame.frame, frames))
      .map((other) => `the frame "${frame.id}" lies on the frame "${other.id}"`),
  ]);
  const broken = frames.flatMap((frame) =>
    labels
      .filter((label) => overlap(frame, label) && !isInside(label, frame))
      .map((label) => `${label.name} lies on the border of the frame "${frame.id}"`),
  );
  const crossed = frames
    .filter((frame) => edges.some(({path}) => pointsOn(path).some((point) => isOnTitle(point, frame))))
    .map(({id}) => `an arrow crosses the title of the frame "${id}"`);
  return [...overlaps, ...framed, ...broken, ...crossed, ...nodes.flatMap(textProblems)];
}

/** Letters of a title are between 11 and 23 pixels below the border of its frame. */
function isOnTitle({x, y}: Point, {title, titleX, isTitleRight, y: top}: PlacedFrame): boolean {
  const width = textWidth(title, SMALL_SIZE);
  const left = isTitleRight ? titleX - width : titleX;
  return x > left - 2 && x < left + width + 2 && y > top + 11 && y < top + 23;
}

function textProblems({id, caption, kind, lines, rows, width, height}: PlacedNode): string[] {
  const room = width - 8 - (kind === undefined ? 0 : ICON_WIDTH);
  const wide = [
    ...lines.filter((line) => textWidth(line, NAME_SIZE) > room),
    ...rows.filter((row) => textWidth(row, SMALL_SIZE) > width - 8),
  ];
  const high = lines.length * NAME_HEIGHT + (rows.length + (caption === undefined ? 0 : 1)) * SMALL_HEIGHT;
  return [
    ...wide.map((line) => `"${line}" is wider than the box "${id}"`),
    ...(high > height ? [`the text of the box "${id}" is higher than the box`] : []),
  ];
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function isInside(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x >= other.x &&
    one.x + one.width <= other.x + other.width &&
    one.y >= other.y &&
    one.y + one.height <= other.y + other.height
  );
}

function isAround({id}: PlacedFrame, frame: string | undefined, frames: readonly PlacedFrame[]): boolean {
  if (frame === undefined) return false;
  return frame === id || isAround({id} as PlacedFrame, frames.find((one) => one.id === frame)?.frame, frames);
}
