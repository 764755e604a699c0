import type {Element} from 'hast';
import {type Handle, toMdast} from 'hast-util-to-mdast';
import type {Nodes, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {readMain} from './readMain';

/** The summary of a fold is what is pressed to open it, so it stands out. */
const summary: Handle = (state, node: Element) => ({
  type: 'paragraph',
  children: [{type: 'strong', children: state.all(node) as never}],
});

/** A title over a program. */
const figcaption: Handle = (state, node: Element) => {
  const children = state.all(node);
  return children.length === 0 ? undefined : {type: 'paragraph', children: children as never};
};

/**
 * The Markdown of a page, made of what is in its `main`, so that it holds what was made during the build.
 *
 * @param main the text of the element
 * @param page the page's whole address
 * @see https://github.github.com/gfm
 */
export function toTwin(main: string, page: string): string {
  const tree = toMdast(readMain(main, page), {
    handlers: {summary, figcaption},
    quotes: ['“”', '‘’'],
  });
  clean(tree);
  return toMarkdown(tree, {
    bullet: '-',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmToMarkdown({tableCellPadding: true, tablePipeAlign: false})],
  });
}

/** Leaves out what has become empty, such as the place of a button. */
function clean(node: Nodes): void {
  if (!('children' in node)) return;
  for (const child of node.children) clean(child);
  spacesOutside(node.children as RootContent[]);
  const kept = (node.children as RootContent[]).filter(
    (child) =>
      !(
        ['paragraph', 'link', 'list', 'listItem', 'strong', 'emphasis'].includes(child.type) && isEmpty(child)
      ),
  );
  (node as {children: RootContent[]}).children = kept;
}

/** Moves the space at the end of strong and emphasized words behind them: within them, Markdown can write it only as a character reference. */
function spacesOutside(nodes: RootContent[]): void {
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index]!;
    if (node.type !== 'strong' && node.type !== 'emphasis') continue;
    const last = node.children.at(-1);
    if (last?.type !== 'text') continue;
    const [space] = /\s*$/.exec(last.value)!;
    if (space === '') continue;
    last.value = last.value.slice(0, -space.length);
    nodes.splice(index + 1, 0, {type: 'text', value: space});
  }
}

function isEmpty(node: Nodes): boolean {
  if ('children' in node) return node.children.every(isEmpty);
  return node.type === 'text' && node.value.trim() === '';
}
