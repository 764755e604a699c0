import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {headingsOf, throwClashes} from '../../reference/clashes';
import type {Reference} from '../../reference/reference';
import {type LeafDirective, toLeafDirective, unknownAttributes} from '../../markdown/leafDirective';
import {expandApi} from './expandApi';
import {createCounts, createHeader, createList, createPublished} from './facts';
import {readInstalled} from './installed';
import {type Library, PAGES} from './list';

interface RemarkLibrariesOptions {
  /** The repository's folder. */
  readonly root: string;
  readonly libraries: readonly Library[];
  /** The reference of the standard library, for links to its types. */
  readonly reference: () => Reference;
}

const OVERVIEWS = 'docs/libraries';

/**
 * Gives the page of each library a header of facts after its first paragraph, and puts what is known of the libraries in
 * the place of directives: `::library-api` on a page of a published one, `::library-list`, `::library-published` and
 * `::library-counts` on the pages about all of them.
 *
 * @throws Error with all that is wrong with the page and its directives, each with file and line
 */
export const remarkLibraries: Plugin<[RemarkLibrariesOptions], Root> =
  ({root, libraries, reference}) =>
  (tree, file) => {
    const page = path.relative(root, file.path).split(path.sep).join('/');
    const library = libraries.find(({name}) => page === `${PAGES}/${name}.md`);
    const problems: string[] = [];
    const written = headingsOf(tree);
    tree.children = tree.children.flatMap((node, index) => {
      const directive = toLeafDirective(node);
      if (!directive?.name.startsWith('library-')) return [node];
      const wrong = problemsOf(directive, page, library, tree.children[index - 1]);
      problems.push(...wrong.map((problem) => `${page}:${directive.line}: ${problem}`));
      if (wrong.length > 0) return [];
      if (library) return expandApi(library, readInstalled(library, root), page, reference());
      return [OVERVIEW_PARTS[directive.name]!(libraries, page)];
    });
    if (problems.length > 0) throw new Error(problems.join('\n'));
    if (!library) return;
    const first = tree.children.findIndex(({type}) => type === 'paragraph');
    tree.children.splice(first + 1, 0, createHeader(library, page));
    throwClashes(tree, written, page);
  };

const OVERVIEW_PARTS: Readonly<Record<string, (libraries: readonly Library[], page: string) => RootContent>> =
  {
    'library-list': createList,
    'library-published': createPublished,
    'library-counts': createCounts,
  };

function problemsOf(
  directive: LeafDirective,
  page: string,
  library: Library | undefined,
  before: RootContent | undefined,
): string[] {
  const {name} = directive;
  const problems = unknownAttributes(directive, []);
  if (name === 'library-api') {
    if (!library) problems.push(`::library-api belongs on the page of a library, ${PAGES}/<name>.md`);
    else if (library.published === null)
      problems.push(
        `::library-api: "${library.package}" is not on the registry, so no package tells its interface`,
      );
    else if (before?.type !== 'heading') problems.push('::library-api needs a heading before it');
  } else if (!Object.hasOwn(OVERVIEW_PARTS, name))
    problems.push(
      `unknown directive ::${name}: allowed are ${['library-api', ...Object.keys(OVERVIEW_PARTS)].join(', ')}`,
    );
  else if (path.posix.dirname(page) !== OVERVIEWS)
    problems.push(`::${name} belongs on a page about all libraries, ${OVERVIEWS}/<page>.md`);
  return problems;
}
