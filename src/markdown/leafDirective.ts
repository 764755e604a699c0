// Adds the nodes of directives to the types of mdast.
import type {} from 'mdast-util-directive';
import type {Nodes} from 'mdast';

/** A directive on a line of its own, such as `::support{class="cloud.Bucket"}`. */
export interface LeafDirective {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | null | undefined>>;
  /** Line of the page's file, counted from 1; 0 where a step made the node. */
  readonly line: number;
}

/** A node as a directive, if it is one. */
export function toLeafDirective(node: Nodes): LeafDirective | undefined {
  if (node.type !== 'leafDirective') return undefined;
  return {name: node.name, attributes: node.attributes ?? {}, line: node.position?.start.line ?? 0};
}

/** A message for each attribute that a directive does not have. */
export function unknownAttributes({name, attributes}: LeafDirective, allowed: readonly string[]): string[] {
  return Object.keys(attributes)
    .filter((key) => !allowed.includes(key))
    .map((key) => `unknown attribute "${key}" of ::${name}: allowed is ${allowed.join(', ') || 'none'}`);
}
