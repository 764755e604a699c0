import type {GraphEdge} from './graph';
import type {Item} from './frames';

/** The part of an edge that lies in one frame, between two of its parts or from one to the frame's own edge. */
export interface Crossing {
  readonly frame: Item;
  readonly from: string;
  readonly to: string;
  /** Whether it comes in: `from` is a port of the frame then, not a part. */
  readonly enters: boolean;
  /** Whether it goes out: `to` is a port of the frame then, not a part. */
  readonly leaves: boolean;
}

/** What each edge crosses on its way, from its start: out of frames, across the one that both ends are in, and into others. */
export function trailsOf(edges: readonly GraphEdge[], root: Item): Crossing[][] {
  const chains = new Map<string, readonly Item[]>();
  collectChains(root, [root], chains);
  return edges.map(({from, to}, index) => {
    const [start, end] = [chains.get(from), chains.get(to)];
    return start && end ? trailOf(start, end, index) : [];
  });
}

/** The frames around each node from the root on, and the node. */
function collectChains(frame: Item, around: readonly Item[], chains: Map<string, readonly Item[]>): void {
  for (const part of frame.parts) {
    const chain = [...around, part];
    if (part.node) chains.set(part.id, chain);
    else collectChains(part, chain, chains);
  }
}

function trailOf(start: readonly Item[], end: readonly Item[], edge: number): Crossing[] {
  const apart = start.findIndex((item, depth) => item !== end[depth]);
  const crossing = (frame: Item, from?: Item, to?: Item): Crossing => ({
    frame,
    from: from?.id ?? `in ${edge}`,
    to: to?.id ?? `out ${edge}`,
    enters: from === undefined,
    leaves: to === undefined,
  });
  const out = start.slice(apart + 1).map((item, index) => crossing(start[apart + index]!, item));
  const across = crossing(start[apart - 1]!, start[apart], end[apart]);
  const into = end.slice(apart + 1).map((item, index) => crossing(end[apart + index]!, undefined, item));
  return [...out.reverse(), across, ...into];
}
