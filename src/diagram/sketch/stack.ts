/** A sketch -> its boxes below each other, with their arrows beside them: the layout of last resort for a phone. */
import {SMALL_SIZE, stretchBox} from './boxes';
import type {PlacedEdge, PlacedNode, SketchLayout} from './layout';
import {wrapText} from './textWidth';
import type {Sketch, SketchEdge, SketchNode} from './types';

const MARGIN = 2;
const GAP = 12;
/** Between the arrows that lead up or down beside the boxes. */
const LANE = 10;
const CORNER = 5;
const HEAD_LENGTH = 7;
const HEAD_WIDTH = 4;
/** Room for text beside the padding of a box. */
const PADDING = 24;

/**
 * Lays out a sketch in a given width, however large it is. What an arrow says is a row of the box that it comes from; arrows to the
 * same box share a line, so the drawing grows in height only. Frames are left out.
 *
 * @param width of the drawing, in pixels
 */
export function stackSketch(sketch: Sketch, width: number): SketchLayout {
  const order = inOrder(sketch);
  const lanes = toLanes(sketch.edges, order);
  const count = Math.max(0, ...lanes.values()) + (lanes.size > 0 ? 1 : 0);
  const boxWidth = width - 2 * MARGIN - count * LANE - (count > 0 ? HEAD_LENGTH : 0);
  const nameOf = (id: string) => sketch.nodes.find((node) => node.id === id)!.label.join(' ');
  let y = MARGIN;
  const nodes = order.map((node): PlacedNode => {
    const calls = sketch.edges
      .filter(({from}) => from === node.id)
      .map((edge) => toRow(edge, nameOf(edge.to)));
    const rows = [...node.rows, ...calls].flatMap((row) => wrapText(row, SMALL_SIZE, boxWidth - PADDING));
    const box = stretchBox({...node, rows}, boxWidth);
    const placed = {...node, ...box, frame: undefined, x: MARGIN, y};
    y += box.height + GAP;
    return placed;
  });
  return {
    width,
    height: y - GAP + MARGIN,
    frames: [],
    nodes,
    edges: sketch.edges.map((edge) => toArrow(edge, nodes, MARGIN + boxWidth, lanes.get(edge.to)!)),
  };
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

/** Numbers of the lines that lead to boxes, by the boxes; two that pass the same place have different ones. */
function toLanes(edges: readonly SketchEdge[], order: readonly SketchNode[]): Map<string, number> {
  const placeOf = (id: string) => order.findIndex((node) => node.id === id);
  const spans = [...new Set(edges.map(({to}) => to))]
    .map((to) => {
      const places = [placeOf(to), ...edges.filter((edge) => edge.to === to).map(({from}) => placeOf(from))];
      return {to, start: Math.min(...places), end: Math.max(...places)};
    })
    .sort((one, other) => one.end - one.start - (other.end - other.start) || one.start - other.start);
  const lanes = new Map<string, number>();
  for (const {to, start, end} of spans) {
    const taken = spans
      .filter((other) => lanes.has(other.to) && other.start <= end && start <= other.end)
      .map((other) => lanes.get(other.to));
    let lane = 0;
    while (taken.includes(lane)) lane += 1;
    lanes.set(to, lane);
  }
  return lanes;
}

/** Out of the right side of one box, along the line, and into the right side of the other. */
function toArrow(
  {from, to, isDashed}: SketchEdge,
  nodes: readonly PlacedNode[],
  right: number,
  lane: number,
): PlacedEdge {
  const [source, target] = [from, to].map((id) => nodes.find((node) => node.id === id)!);
  const start = source!.y + source!.height - 14;
  const end = target!.y + 14;
  const x = right + HEAD_LENGTH + (lane + 1) * LANE - 3;
  const sign = end > start ? 1 : -1;
  const base = right + HEAD_LENGTH;
  return {
    from,
    to,
    isDashed,
    path:
      `M${right} ${start}h${x - CORNER - right}` +
      `C${x} ${start} ${x} ${start} ${x} ${start + sign * CORNER}` +
      `v${end - start - 2 * sign * CORNER}` +
      `C${x} ${end} ${x} ${end} ${x - CORNER} ${end}` +
      `h${base - x + CORNER}`,
    head: `M${right} ${end}L${base} ${end - HEAD_WIDTH} ${base} ${end + HEAD_WIDTH}z`,
  };
}
