import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {toLeafDirective} from '../markdown/leafDirective';
import {headingsOf, throwClashes} from './clashes';
import {expandEntries, expandIndex, type Reference} from './expand';
import {keyOf} from './registry';

export interface RemarkApiOptions {
  /** The repository's folder. */
  readonly root: string;
  /** The reference as the pages have it now. */
  readonly reference: () => Reference;
}

/**
 * Puts the reference of the installed SDK in the place of `::api` directives, and an index of the members after the first
 * paragraph. It runs before Docusaurus's own steps, so that the table of contents, search and anchors see real headings.
 *
 * @throws Error with all that is wrong with the page's directives, each with file and line
 */
export const remarkApi: Plugin<[RemarkApiOptions], Root> =
  ({root, reference}) =>
  (tree, file) => {
    const hasDirective = tree.children.some((node) => isApi(node));
    if (!hasDirective) return;
    const page = path.relative(root, file.path).split(path.sep).join('/');
    const known = reference();
    const problems = known.registry.problems.filter((problem) => problem.page === page);
    if (problems.length > 0)
      throw new Error(problems.map(({line, message}) => `${page}:${line}: ${message}`).join('\n'));
    const written = headingsOf(tree);
    tree.children = tree.children.flatMap((node) => (isApi(node) ? expandNode(node, page, known) : [node]));
    const index = expandIndex(known.registry.classes.get(page) ?? [], page, known);
    const first = tree.children.findIndex(({type}) => type === 'paragraph');
    tree.children.splice(first + 1, 0, ...index);
    throwClashes(tree, written, page);
  };

function isApi(node: RootContent): boolean {
  return toLeafDirective(node)?.name === 'api';
}

/** Lines of a page with front matter are those of the file: Docusaurus leaves them in their places. */
function expandNode(node: RootContent, page: string, reference: Reference): RootContent[] {
  const line = node.position?.start.line ?? 0;
  return expandEntries(reference.registry.entries.get(keyOf({page, line})) ?? [], page, reference);
}
