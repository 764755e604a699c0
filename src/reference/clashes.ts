import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {slugOf} from './slug';

/** The headings that a page has before anything is expanded. */
export function headingsOf(tree: Root): {slug: string; line: number; title: string}[] {
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

/**
 * A heading of the page's own that has the anchor of a member would take it away.
 *
 * @throws Error with all such headings, each with file and line
 */
export function throwClashes(tree: Root, written: ReturnType<typeof headingsOf>, page: string): void {
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
