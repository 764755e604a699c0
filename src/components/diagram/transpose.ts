import type {graphlib, EdgeLabel, GraphLabel, NodeLabel} from '@dagrejs/dagre';

export type DagreGraph = graphlib.Graph<GraphLabel, NodeLabel, EdgeLabel>;

const MAX_SWEEPS = 8;

/**
 * Swaps neighbours of a layer as long as lines cross less often. The layout orders each layer by the mean position of
 * its neighbours alone, which leaves crossings where two means are equal.
 *
 * @param graph as the layout calls `customOrder` with it: a layer for each rank, and a node for each layer that a line
 * passes
 */
export function transpose(graph: DagreGraph): void {
  const layers = toLayers(graph);
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    const swaps = layers.map((layer) => transposeLayer(graph, layer));
    if (!swaps.some(Boolean)) return;
  }
}

function toLayers(graph: DagreGraph): string[][] {
  const layers: string[][] = [];
  for (const id of graph.nodes()) {
    const {rank, order} = graph.node(id);
    if (rank !== undefined && order !== undefined && graph.children(id).length === 0)
      (layers[rank] ??= []).push(id);
  }
  for (const layer of layers) layer?.sort((a, b) => orderOf(graph, a) - orderOf(graph, b));
  return layers.filter(Boolean);
}

function transposeLayer(graph: DagreGraph, layer: string[]): boolean {
  let isChanged = false;
  for (let index = 1; index < layer.length; index++) {
    const [first, second] = [layer[index - 1]!, layer[index]!];
    if (!canSwap(graph, first, second)) continue;
    if (crossings(graph, second, first) >= crossings(graph, first, second)) continue;
    layer.splice(index - 1, 2, second, first);
    const order = orderOf(graph, first);
    graph.node(first).order = orderOf(graph, second);
    graph.node(second).order = order;
    isChanged = true;
  }
  return isChanged;
}

/** What a frame holds stays together, between the two borders of the frame. */
function canSwap(graph: DagreGraph, first: string, second: string): boolean {
  const isBorder = [first, second].some((id) => graph.node(id).dummy === 'border');
  return !isBorder && graph.parent(first) === graph.parent(second);
}

/** How often lines of two nodes cross if one is directly before the other. */
function crossings(graph: DagreGraph, before: string, after: string): number {
  return (
    inversions(graph, graph.predecessors(before), graph.predecessors(after)) +
    inversions(graph, graph.successors(before), graph.successors(after))
  );
}

function inversions(graph: DagreGraph, before: string[] | void, after: string[] | void): number {
  const orders = (after ?? []).map((id) => orderOf(graph, id));
  return (before ?? [])
    .map((id) => orders.filter((order) => order < orderOf(graph, id)).length)
    .reduce((sum, count) => sum + count, 0);
}

function orderOf(graph: DagreGraph, id: string): number {
  return graph.node(id).order ?? 0;
}
