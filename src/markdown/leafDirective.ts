/** A directive on a line of its own, such as `::support{class="cloud.Bucket"}`. */
export interface LeafDirective {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | null | undefined>>;
  /** Line of the page's file, counted from 1; 0 where a step made the node. */
  readonly line: number;
}

/** What a node of a page says as a directive; the nodes of directives are none of those that mdast's own types know. */
export function toLeafDirective(node: object): LeafDirective | undefined {
  const {type, name, attributes, position} = node as {
    type?: string;
    name?: string;
    attributes?: LeafDirective['attributes'];
    position?: {readonly start: {readonly line: number}};
  };
  if (type !== 'leafDirective' || name === undefined) return undefined;
  return {name, attributes: attributes ?? {}, line: position?.start.line ?? 0};
}

/** Complaints about attributes that a directive does not have. */
export function unknownAttributes({name, attributes}: LeafDirective, allowed: readonly string[]): string[] {
  return Object.keys(attributes)
    .filter((key) => !allowed.includes(key))
    .map((key) => `unknown attribute "${key}" of ::${name}: allowed is ${allowed.join(', ') || 'none'}`);
}
