import path from 'node:path';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {type LeafDirective, toLeafDirective, unknownAttributes} from '../markdown/leafDirective';
import {block, link} from '../markdown/nodes';

/**
 * Keeps anchors alive that other sites lead to. `::anchor{id="old"}` puts one before what follows it, and
 * `::anchor{id="old" to="./other.md#new"}` sends the reader on.
 *
 * @throws Error with all that is wrong with the page's directives, each with file and line
 */
export const remarkAnchors: Plugin<[{readonly root: string}], Root> =
  ({root}) =>
  (tree, file) => {
    const problems: string[] = [];
    visit(tree, (node, index, parent) => {
      const directive = toLeafDirective(node);
      if (directive?.name !== 'anchor' || !parent || index === undefined) return;
      const place = `${path.relative(root, file.path)}:${directive.line}`;
      problems.push(...problemsOf(directive).map((problem) => `${place}: ${problem}`));
      const {id, to} = directive.attributes;
      // The link is real, so that Docusaurus checks it and makes an address of the file's path.
      const target = id && to ? [link(to, {type: 'text', value: id})] : [];
      parent.children[index] = block('ApiAnchor', {id: id ?? ''}, target);
    });
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };

function problemsOf(directive: LeafDirective): string[] {
  const {id} = directive.attributes;
  const wrong = id && /^[\w-]+$/.test(id) ? [] : [`id="${id ?? ''}": an anchor has letters, digits, _ and -`];
  return [...wrong, ...unknownAttributes(directive, ['id', 'to'])];
}
