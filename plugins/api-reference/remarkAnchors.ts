import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {block, link} from './nodes';

interface AnchorDirective {
  readonly type: string;
  readonly name?: string;
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  readonly position?: {readonly start: {readonly line: number}};
}

/**
 * Keeps anchors alive that other sites lead to. `::anchor{id="old"}` puts one before what follows it, and
 * `::anchor{id="old" to="./other.md#new"}` sends the reader on.
 *
 * @throws Error for a directive without an anchor, or with a word that is none of its own
 */
export const remarkAnchors: Plugin<[{readonly root: string}], Root> =
  ({root}) =>
  (tree, file) => {
    visit(tree, (node, index, parent) => {
      const {type, name, attributes = {}, position} = node as AnchorDirective;
      if (type !== 'leafDirective' || name !== 'anchor' || !parent || index === undefined) return;
      const place = `${path.relative(root, file.path)}:${position?.start.line ?? 0}`;
      const {id, to, ...rest} = attributes;
      if (!id || !/^[\w-]+$/.test(id))
        throw new Error(`${place}: id="${id ?? ''}": an anchor has letters, digits, _ and -`);
      const [unknown] = Object.keys(rest);
      if (unknown) throw new Error(`${place}: unknown attribute "${unknown}": allowed are id, to`);
      // The link is real, so that Docusaurus checks it and makes an address of the file's path.
      const target = to ? [link(to, {type: 'text', value: id})] : [];
      parent.children[index] = block('ApiAnchor', {id}, target as never);
    });
  };
