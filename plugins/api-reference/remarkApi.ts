import path from 'node:path';
import type {Heading, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {toLeafDirective} from '../markdown/leafDirective';
import {expandEntries, expandIndex, type Reference} from './expand';
import {keyOf} from './registry';
import {slugOf} from './slug';

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

function headingsOf(tree: Root): {slug: string; line: number; title: string}[] {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => void headings.push(node));
  return headings.map((node) => {
    const title = toString(node);
    return {slug: slugOf(title), line: node.position?.start.line ?? 0, title};
  });
}

/** Elements have a list of attributes; directives of other steps have an object. */
function idAmong(attributes: unknown): unknown {
  const list = Array.isArray(attributes) ? (attributes as {name?: string; value?: unknown}[]) : [];
  return list.find(({name}) => name === 'id')?.value;
}

/** A heading of the page's own that has the anchor of a member would take it away. */
function throwClashes(tree: Root, written: ReturnType<typeof headingsOf>, page: string): void {
  const ids = new Set<string>();
  visit(tree, (node) => {
    const {attributes, data} = node as {
      attributes?: unknown;
      data?: {hProperties?: {id?: string}};
    };
    const id = data?.hProperties?.id ?? idAmong(attributes);
    if (typeof id === 'string') ids.add(id);
  });
  const clashes = written.filter(({slug}) => ids.has(slug));
  if (clashes.length === 0) return;
  throw new Error(
    clashes
      .map(
        ({line, title, slug}) =>
          `${page}:${line}: the heading "${title}" has the anchor of a member, #${slug}`,
      )
      .join('\n'),
  );
}
