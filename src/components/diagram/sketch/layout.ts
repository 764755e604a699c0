/** A sketch -> positions of its boxes, arrows and frames, from left to right or from above to below. */
// cspell:ignore rankdir ranksep nodesep edgesep labelpos multigraph Lhvz
import {type EdgeLabel, graphlib, layout} from '@dagrejs/dagre';
import type {Point, Rectangle} from '../geometry';
import {type LineStretch, toPath} from '../path';
import {type DagreGraph, transpose} from '../transpose';
import {type Box, type Room, SMALL_HEIGHT, SMALL_SIZE, toBox} from './boxes';
import {textWidth, wrapText} from './textWidth';
import type {Direction, Sketch, SketchEdge, SketchFrame, SketchNode} from './types';

export interface SketchLayout {
  readonly width: number;
  readonly height: number;
  readonly frames: readonly PlacedFrame[];
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

export interface PlacedFrame extends SketchFrame, Rectangle {
  /** Where its title begins, or ends if that is on the right. */
  readonly titleX: number;
  readonly isTitleRight: boolean;
}

export interface PlacedNode extends Omit<SketchNode, 'rows'>, Box, Rectangle {}

export interface PlacedEdge extends Pick<SketchEdge, 'from' | 'to' | 'isDashed' | 'isNew'> {
  /** The `d` of a path. */
  readonly path: string;
  /** The `d` of the arrow's head. */
  readonly head: string;
  readonly label?: PlacedLabel;
}

export interface PlacedLabel extends Rectangle {
  readonly lines: readonly string[];
}

/** Room around a drawing, for the width of its lines. */
const MARGIN = 2;
const GAPS = {
  wide: {betweenRanks: 52, inRank: 24, betweenLines: 18},
  narrow: {betweenRanks: 40, inRank: 14, betweenLines: 12},
  tight: {betweenRanks: 30, inRank: 14, betweenLines: 12},
};
/** Around a label, so that lines and boxes keep off it. */
const LABEL_ROOM = 6;
const LABEL_WRAP = {wide: 150, narrow: 84, tight: 64};
const HEAD_LENGTH = 7;
const HEAD_WIDTH = 4;
const FRAME_PADDING = 12;
const FRAME_TITLE = 20;
/** Between the ends of arrows that begin and end at the same side of a box. */
const PORT_GAP = 14;
/** So many lines at a side of a box leave it beside each other. */
const BUNDLE = 4;

export interface LayoutOptions {
  readonly direction: Direction;
  readonly room: Room;
  /** Between the ranks. @default that of the room */
  readonly gap?: number;
}

/** The same sketch always has the same layout. */
export function layOutSketch(sketch: Sketch, options: LayoutOptions): SketchLayout {
  const {direction, room} = options;
  const boxes = new Map(
    sketch.nodes.map((node) => [node.id, withRoomForPorts(node, toBox(node, room), sketch, direction)]),
  );
  const dagre = runLayout(sketch, boxes, options);
  const axes = toAxes(direction);
  const ranks = toRanks(dagre, sketch, axes);
  const nodes = sketch.nodes.map((node): PlacedNode => {
    const {x = 0, y = 0} = dagre.node(nodeId(node.id));
    const box = boxes.get(node.id)!;
    const size = axes.along({width: box.width, height: box.height});
    // All boxes of a rank are as long as the longest of them.
    const rank = ranks.find(({middle}) => Math.abs(middle - axes.along({x, y}).x) < 1);
    const {width, height} = axes.along({width: rank?.length ?? size.width, height: size.height});
    return {...node, ...box, x: x - width / 2, y: y - height / 2, width, height};
  });
  const edges = toEdges(sketch.edges, dagre, nodes, ranks, axes, room);
  return withMargin({nodes, edges, frames: toFrames(sketch.frames, nodes, edges)});
}

/** A side where many arrows begin or end is long enough for all of them. */
function withRoomForPorts({id}: SketchNode, box: Box, {edges}: Sketch, direction: Direction): Box {
  const ends = [edges.filter(({from}) => from === id).length, edges.filter(({to}) => to === id).length];
  const most = Math.max(...ends);
  if (most < BUNDLE) return box;
  const length = (most + 1) * PORT_GAP;
  return direction === 'down'
    ? {...box, width: Math.max(box.width, length)}
    : {...box, height: Math.max(box.height, length)};
}

/** Lengths and places along the arrows (`x`, `width`) and across them, whatever the direction. */
interface Axes {
  readonly isDown: boolean;
  along<Item extends Partial<Rectangle>>(item: Item): {x: number; y: number; width: number; height: number};
}

function toAxes(direction: Direction): Axes {
  const isDown = direction === 'down';
  return {
    isDown,
    along: ({x = 0, y = 0, width = 0, height = 0}) =>
      isDown ? {x: y, y: x, width: height, height: width} : {x, y, width, height},
  };
}

function runLayout(
  {nodes, edges, frames}: Sketch,
  boxes: ReadonlyMap<string, Box>,
  {direction, room, gap}: LayoutOptions,
): DagreGraph {
  const dagre: DagreGraph = new graphlib.Graph({compound: true, multigraph: true});
  const {betweenRanks, inRank, betweenLines} = GAPS[room];
  dagre.setGraph({
    rankdir: direction === 'down' ? 'TB' : 'LR',
    ranksep: gap ?? betweenRanks,
    nodesep: inRank,
    edgesep: betweenLines,
  });
  for (const {id} of frames) dagre.setNode(frameId(id), {width: 0, height: 0});
  for (const {id, frame} of frames) if (frame !== undefined) dagre.setParent(frameId(id), frameId(frame));
  for (const {id, frame} of nodes) {
    const {width, height} = boxes.get(id)!;
    dagre.setNode(nodeId(id), {width, height});
    if (frame !== undefined) dagre.setParent(nodeId(id), frameId(frame));
  }
  // Of two orders that cross as few lines, the layout keeps the one in which the last edge comes first.
  for (const edge of [...edges].reverse()) {
    const size = labelSize(toLabelLines(edge, room));
    dagre.setEdge(nodeId(edge.from), nodeId(edge.to), size ? {...size, labelpos: 'c'} : {}, edgeId(edge));
  }
  layout(dagre, {
    customOrder(ordered, order) {
      order(ordered);
      transpose(ordered);
    },
  });
  return dagre;
}

function toLabelLines({label}: SketchEdge, room: Room): string[] {
  return label.flatMap((line) => wrapText(line, SMALL_SIZE, LABEL_WRAP[room]));
}

function labelSize(lines: readonly string[]): {width: number; height: number} | undefined {
  if (lines.length === 0) return undefined;
  const widest = Math.max(...lines.map((line) => textWidth(line, SMALL_SIZE)));
  return {width: widest + 2 * LABEL_ROOM, height: lines.length * SMALL_HEIGHT + LABEL_ROOM};
}

/** Boxes or labels beside each other: where their middle is, and how long the longest is, along the arrows. */
interface Rank {
  readonly middle: number;
  length: number;
}

function toRanks(dagre: DagreGraph, {nodes, edges}: Sketch, axes: Axes): Rank[] {
  const placed = [
    ...nodes.map(({id}) => dagre.node(nodeId(id))),
    ...edges.filter(({label}) => label.length > 0).map((edge) => placedEdge(dagre, edge)),
  ];
  const ranks: Rank[] = [];
  for (const item of placed) {
    const {x: middle, width} = axes.along(item);
    const rank = ranks.find((one) => Math.abs(one.middle - middle) < 1);
    if (rank) rank.length = Math.max(rank.length, width);
    else ranks.push({middle, length: width});
  }
  return ranks;
}

function toEdges(
  edges: readonly SketchEdge[],
  dagre: DagreGraph,
  nodes: readonly PlacedNode[],
  ranks: readonly Rank[],
  axes: Axes,
  room: Room,
): PlacedEdge[] {
  const routes = edges.map((edge) => {
    const [from, to] = [edge.from, edge.to].map((id) => axes.along(nodes.find((node) => node.id === id)!));
    const placed = placedEdge(dagre, edge);
    const isForward = to!.x > from!.x;
    const passed = (placed.points ?? [])
      .slice(1, -1)
      .map((point) => axes.along(point))
      .sort((one, other) => (isForward ? one.x - other.x : other.x - one.x));
    return {edge, placed, from: from!, to: to!, isForward, stretches: toStretches(passed, ranks, isForward)};
  });
  const portOf = createPorts(
    routes.flatMap(({edge, from, to, isForward, stretches}) => [
      {edge, end: 'from' as const, box: from, isAfter: isForward, next: stretches[0]?.y ?? middleOf(to)},
      {edge, end: 'to' as const, box: to, isAfter: !isForward, next: stretches.at(-1)?.y ?? middleOf(from)},
    ]),
  );
  return routes.map(({edge, placed, from, to, isForward, stretches}) => {
    const sign = isForward ? 1 : -1;
    const start = {x: Math.round(isForward ? from.x + from.width : from.x), y: portOf(edge, 'from')};
    const tip = {x: Math.round(isForward ? to.x : to.x + to.width), y: portOf(edge, 'to')};
    const base = tip.x - sign * HEAD_LENGTH;
    const size = labelSize(toLabelLines(edge, room));
    const {path} = toPath([{...start, length: 0}, ...stretches, {x: base, y: tip.y, length: 0}], axes.isDown);
    const corner = (x: number, y: number) => (axes.isDown ? `${y} ${x}` : `${x} ${y}`);
    const {x = 0, y = 0} = placed;
    return {
      from: edge.from,
      to: edge.to,
      isDashed: edge.isDashed,
      ...(edge.isNew && {isNew: true}),
      path,
      head: `M${corner(tip.x, tip.y)}L${corner(base, tip.y - HEAD_WIDTH)} ${corner(base, tip.y + HEAD_WIDTH)}z`,
      ...(size && {
        label: {...size, x: x - size.width / 2, y: y - size.height / 2, lines: toLabelLines(edge, room)},
      }),
    };
  });
}

/** A line goes straight past boxes and labels, and bends where there are none. */
function toStretches(passed: readonly Point[], ranks: readonly Rank[], isForward: boolean): LineStretch[] {
  return passed.flatMap(({x, y}): LineStretch[] => {
    const rank = ranks.find(({middle}) => Math.abs(middle - x) < 1);
    if (!rank) return isForward ? [] : [{x: Math.round(x), y: Math.round(y), length: 0}];
    const half = Math.round(rank.length / 2);
    const sign = isForward ? 1 : -1;
    return [{x: Math.round(x) - sign * half, y: Math.round(y), length: 2 * sign * half}];
  });
}

interface Port {
  readonly edge: SketchEdge;
  readonly end: 'from' | 'to';
  readonly box: Rectangle;
  /** Whether it is at the side of the box where arrows leave it that lead forward. */
  readonly isAfter: boolean;
  /** Where its line comes from, or goes to. */
  readonly next: number;
}

/** Ends of arrows are in the middle of a side, except where some begin at it and others end, or where they are many. */
function createPorts(ports: readonly Port[]): (edge: SketchEdge, end: Port['end']) => number {
  return (edge, end) => {
    const port = ports.find((one) => one.edge === edge && one.end === end)!;
    const middle = middleOf(port.box);
    const beside = ports
      .filter((one) => one.isAfter === port.isAfter && idOf(one) === idOf(port))
      .sort((one, other) => one.next - other.next);
    // Two or three lines are told apart in the gap between the ranks; more would run as one bundle.
    if (beside.length < BUNDLE && beside.every((one) => one.end === end)) return Math.round(middle);
    const gap = Math.min(PORT_GAP, port.box.height / (beside.length + 1));
    return Math.round(middle + (beside.indexOf(port) - (beside.length - 1) / 2) * gap);
  };
}

function idOf({edge, end}: Port): string {
  return edge[end];
}

/** Across the arrows. */
function middleOf({y, height}: Rectangle): number {
  return y + height / 2;
}

/** A frame is as large as what it holds, with its title above it; the layout's own are larger. */
function toFrames(
  frames: readonly SketchFrame[],
  nodes: readonly PlacedNode[],
  edges: readonly PlacedEdge[],
): PlacedFrame[] {
  const lines = edges.flatMap(({path}) => pointsOn(path));
  const boxOf = (id: string): Rectangle => {
    const held = [
      ...nodes.filter(({frame}) => frame === id),
      ...frames.filter(({frame}) => frame === id).map((inner) => boxOf(inner.id)),
    ];
    const title = frames.find((frame) => frame.id === id)?.title ?? '';
    const left = Math.min(...held.map(({x}) => x)) - FRAME_PADDING;
    const top = Math.min(...held.map(({y}) => y)) - FRAME_PADDING - FRAME_TITLE;
    const right = Math.max(...held.map(({x, width}) => x + width)) + FRAME_PADDING;
    const bottom = Math.max(...held.map(({y, height}) => y + height)) + FRAME_PADDING;
    const width = Math.max(right - left, textWidth(title, SMALL_SIZE) + 2 * FRAME_PADDING);
    return {x: left, y: top, width, height: bottom - top};
  };
  return frames.map((frame) => {
    const box = boxOf(frame.id);
    const width = textWidth(frame.title, SMALL_SIZE);
    const isCrossed = (x: number) =>
      lines.some((point) => point.x > x - 4 && point.x < x + width + 4 && Math.abs(point.y - box.y - 16) < 8);
    const [left, right] = [box.x + FRAME_PADDING, box.x + box.width - FRAME_PADDING];
    const isTitleRight = isCrossed(left) && !isCrossed(right - width);
    if (isTitleRight) return {...frame, ...box, isTitleRight, titleX: right};
    // Between the lines, where they pass both ends.
    const places = Array.from({length: Math.max(0, right - width - left)}, (_, step) => left + step);
    return {...frame, ...box, isTitleRight, titleX: places.find((x) => !isCrossed(x)) ?? left};
  });
}

/** The drawing begins where its first box, label or line does. */
function withMargin({nodes, edges, frames}: Omit<SketchLayout, 'width' | 'height'>): SketchLayout {
  const labels = edges.flatMap(({label}) => label ?? []);
  const all: Rectangle[] = [...nodes, ...frames, ...labels, ...edges.flatMap(({path}) => pointsOf(path))];
  const left = Math.floor(Math.min(...all.map(({x}) => x))) - MARGIN;
  const top = Math.floor(Math.min(...all.map(({y}) => y))) - MARGIN;
  const move = <Item extends Rectangle>(item: Item): Item => ({
    ...item,
    x: Math.round(item.x - left),
    y: Math.round(item.y - top),
  });
  return {
    width: Math.ceil(Math.max(...all.map(({x, width}) => x + width))) + MARGIN - left,
    height: Math.ceil(Math.max(...all.map(({y, height}) => y + height))) + MARGIN - top,
    nodes: nodes.map(move),
    frames: frames.map((frame) => ({...move(frame), titleX: Math.round(frame.titleX - left)})),
    edges: edges.map(({label, ...edge}) => ({
      ...edge,
      path: movePath(edge.path, left, top),
      head: movePath(edge.head, left, top),
      ...(label && {label: move(label)}),
    })),
  };
}

/** The points that a path of this module leads through or is drawn to; what it draws is between them. */
export function pointsOf(path: string): Rectangle[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([MCLhv])([^MCLhvz]*)/g)].flatMap(([, command, written = '']) => {
    const numbers = written.trim().split(/\s+/).map(Number);
    if (command === 'h') x += numbers[0]!;
    else if (command === 'v') y += numbers[0]!;
    else {
      return Array.from({length: numbers.length / 2}, (_, index) => {
        [x, y] = [numbers[2 * index]!, numbers[2 * index + 1]!];
        return {x, y, width: 0, height: 0};
      });
    }
    return [{x, y, width: 0, height: 0}];
  });
}

const STEPS = 16;

/** Points along a path, close enough to see what it crosses. */
export function pointsOn(path: string): Point[] {
  const corners = pointsOf(path);
  const commands = [...path.matchAll(/[Chv]/g)].map(([command]) => command);
  let index = 0;
  return commands.flatMap((command) => {
    const start = corners[index]!;
    const [first, second, end] =
      command === 'C' ? corners.slice(index + 1, index + 4) : [start, corners[index + 1], corners[index + 1]];
    index += command === 'C' ? 3 : 1;
    return Array.from({length: STEPS + 1}, (_, step) => {
      const t = step / STEPS;
      const at = (axis: 'x' | 'y') =>
        start[axis] * (1 - t) ** 3 +
        3 * first[axis] * t * (1 - t) ** 2 +
        3 * second![axis] * t ** 2 * (1 - t) +
        end![axis] * t ** 3;
      return {x: at('x'), y: at('y')};
    });
  });
}

/** Lengths after `h` and `v` stay what they are. */
function movePath(path: string, left: number, top: number): string {
  return path.replace(/([MCL])([^MCLhvz]*)/g, (_, command: string, written: string) => {
    const numbers = written.trim().split(/\s+/).map(Number);
    return command + numbers.map((number, index) => round(number - (index % 2 === 0 ? left : top))).join(' ');
  });
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** The layout keeps its nodes by name in plain objects, and a name may be `constructor`. */
function nodeId(id: string): string {
  return `node ${id}`;
}

function edgeId({from, to}: SketchEdge): string {
  return `${from} ${to}`;
}

function placedEdge(dagre: DagreGraph, edge: SketchEdge): EdgeLabel {
  return dagre.edge(nodeId(edge.from), nodeId(edge.to), edgeId(edge));
}

function frameId(id: string): string {
  return `frame ${id}`;
}
