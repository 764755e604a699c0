// Draws a graph in layers, from left to right: what is called stands to the right of its callers. An edge that passes a
// layer gets a slot in it, so that it runs between the nodes and not over them. The graphs have a dozen nodes at most,
// so a library for layouts would be more code than this.
import type {DiagramEdge, DiagramNode} from '../types';
import type {Graph, GraphNode} from './graph';

const MIN_NODE_WIDTH = 180;
/** Widths of a letter in the two sizes of the drawing, and what stands beside the text. */
const NAME_LETTER = 7.3;
const NAME_MARGIN = 56;
const ROW_LETTER = 6.4;
const ROW_MARGIN = 28;
const NODE_HEIGHT = 56;
const ROW_HEIGHT = 18;
const ROWS_PADDING = 10;
const GAP_BETWEEN_LAYERS = 64;
const GAP_IN_LAYER = 26;
const MARGIN = 8;
const ORDERING_SWEEPS = 4;

type Slot = {
  readonly id: string;
  readonly layer: number;
  readonly height: number;
  readonly node?: GraphNode;
  y: number;
};

type Link = {readonly from: string; readonly to: string};

export type Layout = {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
};

export function layOut(graph: Graph): Layout {
  const layers = assignLayers(graph);
  const {slots, chains, links} = addSlots(graph, layers);
  const columns = toColumns(slots);
  for (let sweep = 0; sweep < ORDERING_SWEEPS; sweep += 1) orderColumns(columns, links, sweep % 2 === 0);
  const height = placeColumns(columns);
  const byId = new Map(slots.map((slot) => [slot.id, slot]));
  const nodeWidth = widthFor(graph.nodes);
  const left = (layer: number) => MARGIN + layer * (nodeWidth + GAP_BETWEEN_LAYERS);
  return {
    width: left(columns.length) - GAP_BETWEEN_LAYERS + MARGIN,
    height,
    nodes: slots.flatMap(({node, layer, y, height}) => {
      return node ? {...node, x: left(layer), y, width: nodeWidth, height} : [];
    }),
    edges: graph.edges.map((edge, index) => {
      const stops = (chains[index] ?? []).flatMap((id) => byId.get(id) ?? []);
      return {...edge, ...toPath(stops, left, nodeWidth)};
    }),
  };
}

/** All nodes are as wide as the longest text asks for. */
function widthFor(nodes: readonly GraphNode[]): number {
  const widths = nodes.flatMap(({name, rows}) => [
    name.length * NAME_LETTER + NAME_MARGIN,
    ...rows.map((row) => row.length * ROW_LETTER + ROW_MARGIN),
  ]);
  return Math.ceil(Math.max(MIN_NODE_WIDTH, ...widths));
}

/** The longest way from a node that nothing calls; calls that lead back are left out of account. */
function assignLayers({nodes, edges}: Graph): Map<string, number> {
  const layers = new Map<string, number>();
  const layerOf = (id: string, onWay: ReadonlySet<string>): number => {
    const known = layers.get(id);
    if (known !== undefined) return known;
    const way = new Set(onWay).add(id);
    const callers = edges.filter(({from, to}) => to === id && !way.has(from));
    const layer = Math.max(-1, ...callers.map(({from}) => layerOf(from, way))) + 1;
    layers.set(id, layer);
    return layer;
  };
  for (const {id} of nodes) layerOf(id, new Set());
  return layers;
}

function addSlots({nodes, edges}: Graph, layers: ReadonlyMap<string, number>) {
  const slots: Slot[] = nodes.map((node) => {
    const rows = node.rows.length ? node.rows.length * ROW_HEIGHT + ROWS_PADDING : 0;
    return {id: node.id, layer: layers.get(node.id) ?? 0, height: NODE_HEIGHT + rows, node, y: 0};
  });
  const links: Link[] = [];
  const chains = edges.map(({from, to}, index) => {
    const start = layers.get(from) ?? 0;
    const end = layers.get(to) ?? 0;
    const between = Array.from({length: Math.max(0, end - start - 1)}, (_, step) => {
      const id = `${index}:${step}`;
      slots.push({id, layer: start + step + 1, height: 0, y: 0});
      return id;
    });
    const chain = [from, ...between, to];
    chain.slice(1).forEach((id, step) => links.push({from: chain[step] ?? from, to: id}));
    return chain;
  });
  return {slots, chains, links};
}

function toColumns(slots: readonly Slot[]): Slot[][] {
  const columns: Slot[][] = [];
  for (const slot of slots) (columns[slot.layer] ??= []).push(slot);
  return columns;
}

/** Puts each slot at the mean position of its neighbours in the column before, or after. */
function orderColumns(columns: Slot[][], links: readonly Link[], forward: boolean): void {
  const order = forward ? columns : [...columns].reverse();
  order.slice(1).forEach((column, index) => {
    const positions = new Map((order[index] ?? []).map((slot, position) => [slot.id, position]));
    const wish = (slot: Slot, own: number) => {
      const neighbours = links
        .flatMap(({from, to}) => (to === slot.id ? from : from === slot.id ? to : []))
        .flatMap((id) => positions.get(id) ?? []);
      return neighbours.length
        ? neighbours.reduce((sum, position) => sum + position, 0) / neighbours.length
        : own;
    };
    const wishes = new Map(column.map((slot, own) => [slot, wish(slot, own)]));
    column.sort((a, b) => (wishes.get(a) ?? 0) - (wishes.get(b) ?? 0));
  });
}

function placeColumns(columns: readonly Slot[][]): number {
  const heights = columns.map((column) => {
    return column.reduce((sum, {height}) => sum + height, 0) + (column.length - 1) * GAP_IN_LAYER;
  });
  const tallest = Math.max(NODE_HEIGHT, ...heights);
  columns.forEach((column, index) => {
    let y = MARGIN + (tallest - (heights[index] ?? 0)) / 2;
    for (const slot of column) {
      slot.y = y;
      y += slot.height + GAP_IN_LAYER;
    }
  });
  return tallest + 2 * MARGIN;
}

function toPath(stops: readonly Slot[], left: (layer: number) => number, nodeWidth: number) {
  const [first, ...rest] = stops;
  let x = first ? left(first.layer) + nodeWidth : 0;
  let y = first ? middleOf(first) : 0;
  let path = `M${x} ${y}`;
  let label = {labelX: x, labelY: y};
  for (const stop of rest) {
    const goalX = left(stop.layer);
    const goalY = middleOf(stop);
    const middle = (x + goalX) / 2;
    path += `C${middle} ${y} ${middle} ${goalY} ${goalX} ${goalY}`;
    label = {labelX: middle, labelY: (y + goalY) / 2};
    if (!stop.node) path += `h${nodeWidth}`;
    x = goalX + (stop.node ? 0 : nodeWidth);
    y = goalY;
  }
  return {path, ...label};
}

function middleOf({y, height}: Slot): number {
  return y + height / 2;
}
