import type {RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';

/**
 * Reads the Markdown of the SDK's comments. References such as `{@link cloud.Bucket}` become names. Positions are removed:
 * they would be taken for positions in the page.
 */
export function markdown(source: string): RootContent[] {
  const plain = source.replace(
    /\{@link\s+([^}|]+?)\s*(?:\|\s*([^}]+?)\s*)?\}/g,
    (_, name: string, label?: string) => (label ? label : `\`${name}\``),
  );
  const tree = fromMarkdown(plain);
  visit(tree, (node) => void delete node.position);
  // A heading in a comment must not become a heading of the page: its text becomes a paragraph.
  return tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'heading') return [node];
    return node.children.length > 0 ? [{type: 'paragraph', children: node.children}] : [];
  });
}

/** The same, but a single paragraph becomes its content. */
export function inlineMarkdown(source: string): RootContent[] {
  const blocks = markdown(source);
  const [only] = blocks;
  return blocks.length === 1 && only?.type === 'paragraph' ? only.children : blocks;
}

/** A comment's first sentence, without its period: enough for a line of a table. Some comments lack a period before "If". */
export function firstSentence(source: string): string {
  const [first = ''] = source.trim().split(/\n\s*\n|(?<=[.!?])\s+(?=[A-Z`])|\s(?=If the )/);
  return first.replace(/\s+/g, ' ').replace(/(?<!\.)\.$/, '');
}
