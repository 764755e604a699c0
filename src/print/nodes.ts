import type {parseDocument} from 'htmlparser2';

/** A node of a page, as htmlparser2 reads it. */
export type Node = ReturnType<typeof parseDocument>['children'][number];

export type Element = Extract<Node, {readonly attribs: unknown}>;
