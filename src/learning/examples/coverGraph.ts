import type {Graph} from '../../components/diagram/graph';

/** A card has room for so many boxes that can be read. */
const MAX_NODES = 3;

/**
 * What a card shows of a program, without rows: the resource with the most arrows, with what it calls, else what calls it, else
 * what has no arrows.
 */
export function toCoverGraph({nodes, edges}: Graph): Graph {
  const arrowsOf = (id: string) => edges.filter(({from, to}) => from === id || to === id).length;
  const [hub] = [...nodes].sort((one, other) => arrowsOf(other.id) - arrowsOf(one.id));
  if (!hub) return {nodes, edges};
  const called = edges.filter(({from}) => from === hub.id).map(({to}) => to);
  const callers = edges.filter(({to}) => to === hub.id).map(({from}) => from);
  const alone = nodes.map(({id}) => id).filter((id) => arrowsOf(id) === 0);
  const kept = new Set([...new Set([hub.id, ...called, ...callers, ...alone])].slice(0, MAX_NODES));
  return {
    nodes: nodes.filter(({id}) => kept.has(id)).map((node) => ({...node, rows: []})),
    edges: edges.filter(
      ({from, to}) => [from, to].includes(hub.id) && [from, to].every((id) => kept.has(id)),
    ),
  };
}
