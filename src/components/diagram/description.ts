import {framesAround} from './frames';
import type {Graph, GraphNode} from './graph';
import {kindOf} from './kind';
import type {DiagramLayout, PlacedFrame, PlacedNode} from './layout';

/** The whole diagram in a few sentences: the text alternative of a drawing. */
export function describeGraph({nodes, edges}: Graph): string {
  const titles = new Map(nodes.map((node) => [node.id, titleOf(node)]));
  const resources = nodes.map((node) => titleOf(node) + describeRows(node));
  const calls = edges.map(
    ({from, to, operations}) => `${titles.get(from)} uses ${operations.join(', ')} of ${titles.get(to)}.`,
  );
  return [`Resources: ${resources.join('; ')}.`, ...calls].join(' ');
}

/** An entry of the list that says the same as the drawing. */
interface NodeDescription {
  readonly node: PlacedNode;
  /** `Bucket Files in Store`. */
  readonly title: string;
  /** `uses put and get of Counter Hits`, for each arrow that begins at it. */
  readonly uses: readonly string[];
}

/** The diagram as a list, in the order of its nodes. */
export function describeNodes({nodes, edges, frames}: DiagramLayout): NodeDescription[] {
  const titles = new Map(nodes.map((node) => [node.id, titleWithFrames(node, frames)]));
  return nodes.map((node) => {
    const calls = edges.filter(({from}) => from === node.id);
    const uses = calls.map(({to, operations}) => {
      const called = operations.length > 0 ? `${LIST.format(operations)} of ` : '';
      return `uses ${called}${titles.get(to)}`;
    });
    return {node, title: titles.get(node.id) ?? '', uses};
  });
}

const LIST = new Intl.ListFormat('en-GB');

function titleWithFrames(node: GraphNode, frames: readonly PlacedFrame[]): string {
  const names = framesAround(node.id, frames).map(({name}) => name);
  return [titleOf(node) + describeRows(node), ...names.reverse()].join(' in ');
}

function titleOf({type, name}: GraphNode): string {
  const kind = kindOf(type);
  return kind === name ? kind : `${kind} ${name}`;
}

function describeRows({rows}: GraphNode): string {
  return rows.length > 0 ? ` (${rows.join(', ')})` : '';
}
