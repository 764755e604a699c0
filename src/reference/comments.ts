import type {RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';

/**
 * Reads Markdown of the SDK's comments. References such as `{@link cloud.Bucket}` become names; places in that text are
 * none of the page, so they are taken out.
 */
export function markdown(source: string): RootContent[] {
  const plain = source.replace(
    /\{@link\s+([^}|]+?)\s*(?:\|\s*([^}]+?)\s*)?\}/g,
    (_, name: string, label?: string) => (label ? label : `\`${name}\``),
  );
  const tree = fromMarkdown(plain);
  visit(tree, (node) => void delete node.position);
  // What looks like a heading in a comment is none of the page's: a lone sign is nothing, the rest is text.
  return tree.children.flatMap((node): RootContent[] => {
    if (node.type !== 'heading') return [node];
    return node.children.length > 0 ? [{type: 'paragraph', children: node.children}] : [];
  });
}

/** The same, without the paragraph around a text of one. */
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
