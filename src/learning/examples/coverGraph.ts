import type {Graph} from '../../components/diagram/graph';

/** A card has room for so many boxes that can be read. */
const MAX_NODES = 3;

/**
 * What a card shows of a program: the resource that uses, or is used, most, with some of what it uses, in two columns and without
 * rows. What it does not call fills up the rest.
 */
export function toCoverGraph({nodes, edges}: Graph): Graph {
  const arrowsOf = (id: string) => edges.filter(({from, to}) => from === id || to === id).length;
  const [hub] = [...nodes].sort((one, other) => arrowsOf(other.id) - arrowsOf(one.id));
  if (!hub) return {nodes, edges};
  const calls = edges.filter(({from}) => from === hub.id);
  // Arrows to and from it would need three columns.
  const arrows = calls.length > 0 ? calls : edges.filter(({to}) => to === hub.id);
  const beside = arrows.map(({from, to}) => (from === hub.id ? to : from));
  const others = nodes
    .map(({id}) => id)
    .filter((id) => arrowsOf(id) === 0 && id !== hub.id && !beside.includes(id));
  const kept = new Set([hub.id, ...beside, ...others].slice(0, MAX_NODES));
  return {
    nodes: nodes.filter(({id}) => kept.has(id)).map((node) => ({...node, rows: []})),
    edges: arrows.filter(({from, to}) => kept.has(from) && kept.has(to)),
  };
}
