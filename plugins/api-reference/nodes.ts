import type {BlockContent, Heading, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {CodePart} from './wingTypes';

/** Docusaurus has components for some elements, such as `code`; they do not take the places of those marked with this. */
const WRITTEN_OUT: object = {_mdxExplicitJsx: true};

type Attributes = Readonly<Record<string, string | undefined>>;

/** A heading with an anchor of its own. */
export function heading(depth: 3 | 4, text: string, id: string): Heading {
  return {type: 'heading', depth, children: [{type: 'text', value: text}], data: {hProperties: {id}}};
}

/** An HTML element that holds blocks. It is marked as written out, so that no component takes its place. */
export function block(
  name: string,
  attributes: Attributes,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: toAttributes(attributes),
    children: children as BlockContent[],
    data: WRITTEN_OUT,
  };
}

/** An HTML element that holds text. */
export function inline(
  name: string,
  attributes: Attributes,
  children: readonly PhrasingContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: toAttributes(attributes),
    children: [...children],
    data: WRITTEN_OUT,
  };
}

export function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

export function link(url: string, ...children: PhrasingContent[]): PhrasingContent {
  return {type: 'link', url, children: children as never};
}

/** Wing code as one element; names whose entries are known are links. */
export function code(
  parts: readonly CodePart[],
  linkOf: (name: string) => string | undefined,
): PhrasingContent {
  const children = merge(parts).map((part): PhrasingContent => {
    const url = part.target === undefined ? undefined : linkOf(part.target);
    if (url !== undefined) return link(url, text(part.text));
    return part.role ? inline('span', {className: CLASSES[part.role]}, [text(part.text)]) : text(part.text);
  });
  return inline('code', {}, children);
}

const CLASSES = {keyword: 'token keyword', type: 'token class-name', name: 'token function'} as const;

/** Plain pieces that follow one another are one piece of text. */
function merge(parts: readonly CodePart[]): CodePart[] {
  const merged: CodePart[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last && !last.role && !last.target && !part.role && !part.target)
      merged[merged.length - 1] = {text: last.text + part.text};
    else merged.push(part);
  }
  return merged;
}

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

function toAttributes(attributes: Attributes): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value} as const],
  );
}
