/** A graph -> positions of its frames, nodes and edges, from left to right: a node is to the right of its callers. */
// cspell:ignore rankdir ranksep nodesep edgesep marginx marginy
import {graphlib, layout} from '@dagrejs/dagre';
import {Refusal} from '../../lib/entrance/refusal';
import {type ClassFrame, framesAround, toFrames} from './frames';
import type {Point, Rectangle} from './geometry';
import {type CompiledProgram, type Graph, type GraphEdge, type GraphNode, toGraph} from './graph';
import {type LineStretch, toPath} from './path';
import {NAME_SIZE, SMALL_SIZE} from './sketch/boxes';
import {textWidth} from './sketch/textWidth';
import {type DagreGraph, transpose} from './transpose';

export interface DiagramLayout {
  readonly width: number;
  readonly height: number;
  /** Each after the one around it. */
  readonly frames: readonly PlacedFrame[];
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}

export interface PlacedFrame extends ClassFrame, Rectangle {}

export interface PlacedNode extends GraphNode, Rectangle {}

export interface PlacedEdge extends GraphEdge {
  /** The `d` of a path. */
  readonly path: string;
  /** The middle of the label. */
  readonly labelX: number;
  readonly labelY: number;
}

const MARGIN = 8;
/** The longest label of an arrow fits between two boxes. */
const GAP_BETWEEN_COLUMNS = 80;
const GAP_IN_COLUMN = 26;
/** With frames, there is a title between the border of a frame and what is below it. */
const GAP_IN_COLUMN_WITH_FRAMES = 34;
const GAP_BETWEEN_LINES = 20;
const GAP_BETWEEN_BORDERS = 26;

const MIN_NODE_WIDTH = 180;
/** What is beside the text of a box. */
const NAME_MARGIN = 56;
const ROW_MARGIN = 28;
const NODE_HEIGHT = 56;
const ROW_HEIGHT = 18;
const ROWS_PADDING = 10;

/** What can be laid out while the reader waits: the time grows with the square of the lines, and with each frame. */
const MAX_NODES = 100;
const MAX_EDGES = 60;
const MAX_FRAMES = 10;

/**
 * A compiled program, with a frame around what each of its classes holds. There are no frames where there would be too many, or
 * where the layout cannot place them: it fails for some graphs with a line that ends in the middle of a box.
 *
 * @throws Refusal when there is too much to be drawn
 */
export function layOutProgram(program: CompiledProgram): DiagramLayout {
  const graph = toGraph(program);
  refuseMore(graph.nodes, MAX_NODES, 'resources');
  refuseMore(graph.edges, MAX_EDGES, 'connections');
  const frames = toFrames(program.tree, graph.nodes);
  if (frames.length > MAX_FRAMES) return layOut(graph);
  try {
    return layOut(graph, frames);
  } catch {
    return layOut(graph);
  }
}

function refuseMore({length}: readonly unknown[], max: number, what: string): void {
  if (length > max) throw new Refusal(`The program has ${length} ${what}, and up to ${max} can be drawn.`);
}

/**
 * The same graph always has the same layout. No two boxes overlap, except for a frame and what it holds.
 *
 * @param minNodeWidth in pixels; a longer text makes all boxes wider
 */
export function layOut(
  graph: Graph,
  frames: readonly ClassFrame[] = [],
  minNodeWidth: number = MIN_NODE_WIDTH,
): DiagramLayout {
  if (graph.nodes.length === 0) return {width: 0, height: 0, frames: [], nodes: [], edges: []};
  const laidOut = runLayout(graph, frames, minNodeWidth);
  const {width = 0, height = 0} = laidOut.graph();
  const nodes = graph.nodes.map((node) => ({...node, ...boxOf(nodeId(node.id), laidOut)}));
  return {
    width,
    height,
    frames: frames.map((frame) => ({...frame, ...boxOf(frameId(frame.id), laidOut)})),
    nodes,
    edges: graph.edges.flatMap((edge) => {
      const from = nodes.find(({id}) => id === edge.from);
      const to = nodes.find(({id}) => id === edge.to);
      if (!from || !to) return [];
      const {points = []} = laidOut.edge(nodeId(edge.from), nodeId(edge.to));
      return [{...edge, ...toPath(toStretches(from, points.slice(1, -1), to, nodes))}];
    }),
  };
}

function runLayout(graph: Graph, frames: readonly ClassFrame[], minNodeWidth: number): DagreGraph {
  const dagre: DagreGraph = new graphlib.Graph({compound: true});
  dagre.setGraph({
    rankdir: 'LR',
    ranksep: GAP_BETWEEN_COLUMNS,
    nodesep: frames.length > 0 ? GAP_IN_COLUMN_WITH_FRAMES : GAP_IN_COLUMN,
    edgesep: frames.length > 0 ? GAP_BETWEEN_BORDERS : GAP_BETWEEN_LINES,
    marginx: MARGIN,
    marginy: MARGIN,
  });
  const width = nodeWidth(graph.nodes, frames, minNodeWidth);
  for (const {id} of frames) {
    dagre.setNode(frameId(id), {width: 0, height: 0});
    const around = framesAround(id, frames).at(-2);
    if (around) dagre.setParent(frameId(id), frameId(around.id));
  }
  for (const {id, rows} of graph.nodes) {
    dagre.setNode(nodeId(id), {width, height: nodeHeight(rows)});
    const around = framesAround(id, frames).at(-1);
    if (around) dagre.setParent(nodeId(id), frameId(around.id));
  }
  for (const {from, to} of graph.edges) dagre.setEdge(nodeId(from), nodeId(to), {});
  layout(dagre, {
    customOrder(ordered, order) {
      order(ordered);
      transpose(ordered);
    },
  });
  makeRoomForLines(dagre);
  return dagre;
}

/** The size of the layout is that of its boxes, but lines may pass above and below all of them. */
function makeRoomForLines(dagre: DagreGraph): void {
  const points = dagre.edges().flatMap((edge) => dagre.edge(edge).points ?? []);
  const top = Math.min(0, ...points.map(({y}) => y - MARGIN));
  const bottom = Math.max(dagre.graph().height ?? 0, ...points.map(({y}) => y + MARGIN));
  for (const place of [...dagre.nodes().map((id) => dagre.node(id)), ...points])
    place.y = (place.y ?? 0) - top;
  dagre.graph().height = bottom - top;
}

/** The layout keeps its nodes by name in plain objects, and a path is any text, such as `constructor`. */
function nodeId(id: string): string {
  return `node ${id}`;
}

/** A class may be a frame and a node at once. */
function frameId(id: string): string {
  return `frame ${id}`;
}

/** The layout has the middle of a box. */
function boxOf(id: string, laidOut: DagreGraph): Rectangle {
  const {x = 0, y = 0, width, height} = laidOut.node(id);
  return {x: x - width / 2, y: y - height / 2, width, height};
}

/**
 * From the right of one node to the left of another, or back in a circle of calls. A line goes straight through a column,
 * past its nodes. Between columns it may bend as it likes, but one that leads back keeps off the line that it would hide.
 */
function toStretches(
  from: Rectangle,
  points: readonly Point[],
  to: Rectangle,
  nodes: readonly Rectangle[],
): LineStretch[] {
  const isForward = to.x > from.x;
  const [start, end] = isForward ? [from.x + from.width, to.x] : [from.x, to.x + to.width];
  const passed = points.flatMap(({x, y}): LineStretch[] => {
    const column = nodes.find((node) => Math.abs(node.x + node.width / 2 - x) < 1);
    if (!column) return isForward ? [] : [{x, y, length: 0}];
    return isForward
      ? [{x: column.x, y, length: column.width}]
      : [{x: column.x + column.width, y, length: -column.width}];
  });
  return [
    {x: start, y: from.y + from.height / 2, length: 0},
    ...passed,
    {x: end, y: to.y + to.height / 2, length: 0},
  ];
}

function nodeHeight(rows: readonly string[]): number {
  return NODE_HEIGHT + (rows.length ? rows.length * ROW_HEIGHT + ROWS_PADDING : 0);
}

/** All nodes are as wide as the longest text needs, so that no title is wider than its frame either. */
function nodeWidth(nodes: readonly GraphNode[], frames: readonly ClassFrame[], minNodeWidth: number): number {
  const widths = [
    ...nodes.map(({name}) => textWidth(name, NAME_SIZE) + NAME_MARGIN),
    ...nodes.flatMap(({rows}) => rows.map((row) => textWidth(row, SMALL_SIZE) + ROW_MARGIN)),
    ...frames.map(({name}) => textWidth(name, SMALL_SIZE) + ROW_MARGIN),
  ];
  return Math.ceil(Math.max(minNodeWidth, ...widths));
}
