import type {BlockContent, Heading, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

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
  return {type: 'link', url, children: children};
}

function toAttributes(attributes: Attributes): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value} as const],
  );
}
