/** A sketch -> its boxes below each other, with their arrows beside them: the layout of last resort for a phone. */
import {SMALL_SIZE, stretchBox, toBox} from './boxes';
import type {PlacedEdge, PlacedFrame, PlacedNode, SketchLayout} from './layout';
import {wrapText} from './textWidth';
import type {Sketch, SketchEdge, SketchFrame, SketchNode} from './types';

const MARGIN = 2;
const GAP = 12;
/** Between the border of a frame and what it holds. */
const FRAME_PADDING = 8;
/** Height of a frame's title, with the room above and below it. */
const FRAME_TITLE = 30;
/** How far a box of a tree stands to the right of the one above it. */
const INDENT = 22;
/** Between the arrows that lead up or down beside the boxes. */
const LANE = 10;
const CORNER = 5;
const HEAD_LENGTH = 7;
const HEAD_WIDTH = 4;
/** Room for text beside the padding of a box. */
const PADDING = 24;

/**
 * Lays out a sketch in a given width, however large it is. What an arrow says is a row of the box that it comes from; arrows to the
 * same box share a line, and arrows from one, so the drawing grows in height only. A frame is drawn around the boxes that it holds, which are therefore
 * next to each other. A tree whose arrows say nothing is an outline.
 *
 * @param width of the drawing, in pixels
 */
export function stackSketch(sketch: Sketch, width: number): SketchLayout {
  if (isOutline(sketch)) return stackOutline(sketch, width);
  const items = toItems(sketch, undefined, inOrder(sketch));
  const order = items.flatMap(nodesOf);
  const lanes = toLanes(sketch.edges, order);
  const count = railsOf(lanes);
  const right = width - MARGIN - count * LANE - (count > 0 ? HEAD_LENGTH : 0);
  const nameOf = (id: string) => sketch.nodes.find((node) => node.id === id)!.label.join(' ');
  const nodes: PlacedNode[] = [];
  const frames: PlacedFrame[] = [];
  let y = MARGIN;
  const place = (item: Item, depth: number): void => {
    const inset = depth * FRAME_PADDING;
    const [x, span] = [MARGIN + inset, right - MARGIN - 2 * inset];
    if ('frame' in item) {
      const top = y;
      y += FRAME_TITLE;
      const index = frames.push({
        ...item.frame,
        x,
        y: top,
        width: span,
        height: 0,
        titleX: x + 12,
        isTitleRight: false,
      });
      for (const held of item.held) place(held, depth + 1);
      y += FRAME_PADDING - GAP;
      frames[index - 1] = {...frames[index - 1]!, height: y - top};
    } else {
      const {node} = item;
      const calls = sketch.edges
        .filter(({from}) => from === node.id)
        .map((edge) => toRow(edge, nameOf(edge.to)));
      const broken = [node.rows, calls].map((rows) =>
        rows.flatMap((row) => wrapText(row, SMALL_SIZE, span - PADDING)),
      );
      // An empty row keeps what a box does apart from what it consists of.
      const rows = broken.every((part) => part.length > 0)
        ? [...broken[0]!, '', ...broken[1]!]
        : broken.flat();
      const box = stretchBox({...node, rows}, span);
      nodes.push({...node, ...box, x, y});
      y += box.height;
    }
    y += GAP;
  };
  for (const item of items) place(item, 0);
  return {
    width,
    height: y - GAP + MARGIN,
    frames,
    nodes,
    edges: sketch.edges.map((edge) => toArrow(edge, nodes, right, lanes.get(lineOf(edge, sketch.edges))!)),
  };
}

/** How many arrows would be beside each other. */
export function countRails(sketch: Sketch): number {
  if (isOutline(sketch)) return 0;
  return railsOf(toLanes(sketch.edges, toItems(sketch, undefined, inOrder(sketch)).flatMap(nodesOf)));
}

function railsOf(lanes: ReadonlyMap<string, number>): number {
  return Math.max(0, ...lanes.values()) + (lanes.size > 0 ? 1 : 0);
}

/** A box, or a frame with what it holds. */
type Item = {readonly node: SketchNode} | {readonly frame: SketchFrame; readonly held: readonly Item[]};

/** What a frame holds, or what is in none, in the order of the boxes: a frame comes where the first of its boxes does. */
function toItems(sketch: Sketch, around: string | undefined, order: readonly SketchNode[]): Item[] {
  const placed = new Set<string>();
  return order.flatMap((node): Item[] => {
    if (node.frame === around) return [{node}];
    const frame = frameBelow(sketch.frames, node.frame, around);
    if (!frame || placed.has(frame.id)) return [];
    placed.add(frame.id);
    return [{frame, held: toItems(sketch, frame.id, order)}];
  });
}

/** The frame around `inner`, or it itself, that is directly in `around`; none where `inner` is elsewhere. */
function frameBelow(
  frames: readonly SketchFrame[],
  inner: string | undefined,
  around: string | undefined,
): SketchFrame | undefined {
  const frame = frames.find(({id}) => id === inner);
  return !frame || frame.frame === around ? frame : frameBelow(frames, frame.frame, around);
}

function nodesOf(item: Item): SketchNode[] {
  return 'frame' in item ? item.held.flatMap(nodesOf) : [item.node];
}

/** Whether each box has one above it at most, and the arrows only say which: a tree, or several. */
function isOutline({nodes, edges, frames}: Sketch): boolean {
  const callers = new Map(edges.map(({from, to}) => [to, from]));
  const ends = (id: string, left: number): boolean =>
    left >= 0 && (!callers.has(id) || ends(callers.get(id)!, left - 1));
  return (
    frames.length === 0 &&
    edges.length > nodes.length / 2 &&
    callers.size === edges.length &&
    edges.every(({label, isDashed}) => label.length === 0 && !isDashed) &&
    nodes.every(({id}) => ends(id, nodes.length)) &&
    edges.some(({from}, index) => edges.findIndex((other) => other.from === from) < index)
  );
}

/** Each box below the one above it in the tree, and further to the right. */
function stackOutline(sketch: Sketch, width: number): SketchLayout {
  const callerOf = (id: string) => sketch.edges.find(({to}) => to === id)?.from;
  const depthOf = (id: string): number => {
    const caller = callerOf(id);
    return caller === undefined ? 0 : 1 + depthOf(caller);
  };
  let y = MARGIN;
  const nodes = inOrder(sketch).map((node): PlacedNode => {
    const x = MARGIN + depthOf(node.id) * INDENT;
    const room = width - MARGIN - x;
    const natural = toBox(node, 'wide');
    const rows = node.rows.flatMap((row) => wrapText(row, SMALL_SIZE, room - PADDING));
    const box = natural.width <= room ? natural : stretchBox({...node, rows}, room);
    const placed = {...node, ...box, x, y};
    y += box.height + GAP;
    return placed;
  });
  const placeOf = (id: string) => nodes.find((node) => node.id === id)!;
  const edges = sketch.edges.map(({from, to, isDashed, isNew}): PlacedEdge => {
    const [parent, child] = [placeOf(from), placeOf(to)];
    const [x, start, end] = [parent.x + INDENT / 2, parent.y + parent.height, child.y + child.height / 2];
    const base = child.x - HEAD_LENGTH;
    return {
      from,
      to,
      isDashed,
      ...(isNew && {isNew}),
      path: `M${x} ${start}v${end - start - CORNER}C${x} ${end} ${x} ${end} ${x + CORNER} ${end}h${base - x - CORNER}`,
      head: `M${child.x} ${end}L${base} ${end - HEAD_WIDTH} ${base} ${end + HEAD_WIDTH}z`,
    };
  });
  return {width, height: y - GAP + MARGIN, frames: [], nodes, edges};
}

function toRow({label}: SketchEdge, to: string): string {
  return label.length > 0 ? `→ ${to}: ${label.join(' ')}` : `→ ${to}`;
}

/**
 * Each box is below those that call it, as far as there are no circles, and next to the one that came last among them, so that lines
 * are short; else boxes stay in the order of the sketch.
 */
function inOrder({nodes, edges}: Sketch): SketchNode[] {
  const left = [...nodes];
  const order: SketchNode[] = [];
  const callersOf = ({id}: SketchNode) =>
    edges.filter(({from, to}) => to === id && from !== id).map(({from}) => from);
  const lastCaller = (node: SketchNode) =>
    Math.max(...callersOf(node).map((caller) => order.findIndex(({id}) => id === caller)), -1);
  while (left.length > 0) {
    const free = left.filter((node) => !callersOf(node).some((caller) => left.some(({id}) => id === caller)));
    const candidates = free.length > 0 ? free : left.slice(0, 1);
    const latest = Math.max(...candidates.map(lastCaller));
    const next = candidates.find((node) => lastCaller(node) === latest)!;
    order.push(...left.splice(left.indexOf(next), 1));
  }
  return order;
}

/** Numbers of the lines beside the boxes, by the names of the lines; two that pass the same place have different ones. */
function toLanes(edges: readonly SketchEdge[], order: readonly SketchNode[]): Map<string, number> {
  const placeOf = (id: string) => order.findIndex((node) => node.id === id);
  const names = edges.map((edge) => lineOf(edge, edges));
  const spans = [...new Set(names)]
    .map((name) => {
      const onLine = edges.filter((_edge, index) => names[index] === name);
      const places = onLine.flatMap(({from, to}) => [placeOf(from), placeOf(to)]);
      return {name, start: Math.min(...places), end: Math.max(...places)};
    })
    .sort((one, other) => one.end - one.start - (other.end - other.start) || one.start - other.start);
  const lanes = new Map<string, number>();
  for (const {name, start, end} of spans) {
    const taken = spans
      .filter((other) => lanes.has(other.name) && other.start <= end && start <= other.end)
      .map((other) => lanes.get(other.name));
    let lane = 0;
    while (taken.includes(lane)) lane += 1;
    lanes.set(name, lane);
  }
  return lanes;
}

/** Arrows that look alike share a line if they lead to the same box, or come from the same one and are the only ones to theirs. */
function lineOf({from, to, isDashed, isNew = false}: SketchEdge, edges: readonly SketchEdge[]): string {
  const isOnly = edges.filter((edge) => edge.to === to).length === 1;
  return isOnly ? `from ${from} ${isDashed} ${isNew}` : `to ${to}`;
}

/** Out of the right side of one box, along the line, and into the right side of the other; boxes in frames end before `right`. */
function toArrow(
  {from, to, isDashed, isNew}: SketchEdge,
  nodes: readonly PlacedNode[],
  right: number,
  lane: number,
): PlacedEdge {
  const [source, target] = [from, to].map((id) => nodes.find((node) => node.id === id)!);
  const start = source!.y + source!.height - 14;
  const end = target!.y + 14;
  const x = right + HEAD_LENGTH + (lane + 1) * LANE - 3;
  const sign = end > start ? 1 : -1;
  const [out, tip] = [source!.x + source!.width, target!.x + target!.width];
  const base = tip + HEAD_LENGTH;
  return {
    from,
    to,
    isDashed,
    ...(isNew && {isNew}),
    path:
      `M${out} ${start}h${x - CORNER - out}` +
      `C${x} ${start} ${x} ${start} ${x} ${start + sign * CORNER}` +
      `v${end - start - 2 * sign * CORNER}` +
      `C${x} ${end} ${x} ${end} ${x - CORNER} ${end}` +
      `h${base - x + CORNER}`,
    head: `M${tip} ${end}L${base} ${end - HEAD_WIDTH} ${base} ${end + HEAD_WIDTH}z`,
  };
}
