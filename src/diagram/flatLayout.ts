import type {DiagramEdge, DiagramNode} from '../examples/types';
import type {Graph, GraphNode} from './graph';
import {type Box, layOutBoxes, toPath} from './layers';

const MIN_NODE_WIDTH = 180;
/** Widths of a letter in the two sizes of the drawing, and what stands beside the text. */
const NAME_LETTER = 7.3;
const NAME_MARGIN = 56;
const ROW_LETTER = 6.4;
const ROW_MARGIN = 28;
const NODE_HEIGHT = 56;
const ROW_HEIGHT = 18;
const ROWS_PADDING = 10;
const MARGIN = 8;

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
};

export function layOut(graph: Graph): Layout {
  const boxes = toBoxes(graph.nodes);
  const {width, height, corners, ways} = layOutBoxes(boxes, graph.edges);
  const nodes = graph.nodes.map((node, index) => {
    const {x = 0, y = 0} = corners.get(node.id) ?? {};
    const {width = 0, height = 0} = boxes[index] ?? {};
    return {...node, x: x + MARGIN, y: y + MARGIN, width, height};
  });
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const edges = graph.edges.flatMap((edge, index) => {
    const from = byId.get(edge.from);
    const to = byId.get(edge.to);
    if (!from || !to) return [];
    const way = (ways[index] ?? []).map(({x, y, length}) => ({x: x + MARGIN, y: y + MARGIN, length}));
    return {...edge, ...toPath([startAt(from), ...way, endAt(to)])};
  });
  return {width: width + 2 * MARGIN, height: height + 2 * MARGIN, nodes, edges};
}

/** The sizes of nodes: all are as wide as the longest text asks for. */
export function toBoxes(nodes: readonly GraphNode[]): Box[] {
  const width = widthFor(nodes);
  return nodes.map(({id, rows}) => {
    const height = NODE_HEIGHT + (rows.length ? rows.length * ROW_HEIGHT + ROWS_PADDING : 0);
    return {id, width, height};
  });
}

type Place = Pick<DiagramNode, 'x' | 'y' | 'width' | 'height'>;

/** Where an edge leaves a node. */
export function startAt({x, y, width, height}: Place) {
  return {x: x + width, y: y + height / 2, length: 0};
}

/** Where an edge meets a node. */
export function endAt({x, y, height}: Place) {
  return {x, y: y + height / 2, length: 0};
}

function widthFor(nodes: readonly GraphNode[]): number {
  const widths = nodes.flatMap(({name, rows}) => [
    name.length * NAME_LETTER + NAME_MARGIN,
    ...rows.map((row) => row.length * ROW_LETTER + ROW_MARGIN),
  ]);
  return Math.ceil(Math.max(MIN_NODE_WIDTH, ...widths));
}
