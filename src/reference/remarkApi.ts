import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {toLeafDirective} from '../markdown/leafDirective';
import {headingsOf, throwClashes} from './clashes';
import {expandEntries} from './expand';
import {expandIndex} from './memberIndex';
import type {PlatformSupport} from './platforms';
import type {Reference, ReferencePage} from './reference';
import {directiveKey} from './registry';

interface RemarkApiOptions {
  /** The repository's folder. */
  readonly root: string;
  /** Returns the reference of the current pages. */
  readonly reference: () => Reference;
  /** What the platforms make of members. @default not shown */
  readonly support?: PlatformSupport;
}

/**
 * Puts the reference of the installed SDK in the place of `::api` directives, and a table of the members after the first
 * program. It runs before Docusaurus's own steps, so that the table of contents, search and anchors see real headings.
 *
 * @throws Error with all that is wrong with the page's directives, each with file and line
 */
export const remarkApi: Plugin<[RemarkApiOptions], Root> =
  ({root, reference, support}) =>
  (tree, file) => {
    const hasDirective = tree.children.some((node) => isApi(node));
    if (!hasDirective) return;
    const page = path.relative(root, file.path).split(path.sep).join('/');
    const known = {...reference(), support};
    const problems = known.registry.problems.filter((problem) => problem.page === page);
    if (problems.length > 0)
      throw new Error(problems.map(({line, message}) => `${page}:${line}: ${message}`).join('\n'));
    const written = headingsOf(tree);
    tree.children = tree.children.flatMap((node) =>
      isApi(node) ? expandNode(node, {...known, page}) : [node],
    );
    const index = expandIndex(known.registry.classes.get(page) ?? [], {...known, page});
    tree.children.splice(afterFirstProgram(tree), 0, ...index);
    throwClashes(tree, written, page);
  };

function isApi(node: RootContent): boolean {
  return toLeafDirective(node)?.name === 'api';
}

/** The place after the fences of the first program above all headings, or after the first paragraph. */
function afterFirstProgram({children}: Root): number {
  const heading = children.findIndex(({type}) => type === 'heading');
  const opening = heading < 0 ? children : children.slice(0, heading);
  const program = opening.findIndex(({type}) => type === 'code');
  if (program < 0) return opening.findIndex(({type}) => type === 'paragraph') + 1;
  const end = children.findIndex(({type}, index) => index > program && type !== 'code');
  return end < 0 ? children.length : end;
}

/** Lines of a page with front matter are those of the file: Docusaurus leaves them in their places. */
function expandNode(node: RootContent, page: ReferencePage): RootContent[] {
  const line = node.position?.start.line ?? 0;
  return expandEntries(page.registry.entries.get(directiveKey({page: page.page, line})) ?? [], page);
}
