import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Code, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {toString} from 'mdast-util-to-string';
import {createContentCache} from '../markdown/contentCache';

/** A code fence of a page. */
export interface PageFence {
  readonly lang: string | null | undefined;
  readonly meta: string | null | undefined;
  /** The text between the fences, without the indentation of the fence. */
  readonly body: string;
  /** Line of the opening fence in the file, from 1. */
  readonly line: number;
  /** Columns by which the body's lines are indented in the file, as in a list item. */
  readonly indent: number;
  /** Text of the nearest heading above. */
  readonly heading: string;
}

/**
 * Finds the code fences of a Markdown or MDX page. MDX is read as Markdown: its imports and elements are paragraphs
 * then, and fences stand where they stood.
 */
export function readFences(text: string): readonly PageFence[] {
  return known.get(text, () => parseFences(text));
}

/** Keeps the fences of pages for the next process: parsing all pages takes seconds. */
export function keepFences(root: string): void {
  known.keep(root);
}

const known = createContentCache<readonly PageFence[]>({
  name: 'samples/fences',
  // By its place, as `npm run samples` runs it from a bundle and shares what it has found with the build.
  modules: ['src/samples/markdown.ts'],
});

function parseFences(text: string): PageFence[] {
  const fences: PageFence[] = [];
  let heading = '';
  const masked = maskFrontMatter(text);
  visit(fromMarkdown(masked) as Nodes, (node) => {
    if (node.type === 'heading') heading = toString(node).replace(/\s*\{#[^}]*\}\s*$/, '');
    if (node.type === 'code' && isFenced(node, masked)) {
      const {line, column} = node.position!.start;
      fences.push({lang: node.lang, meta: node.meta, body: node.value, line, indent: column - 1, heading});
    }
  });
  return fences;
}

/** Front matter becomes empty lines, so that positions stay those of the file. */
export function maskFrontMatter(text: string): string {
  return text.replace(/^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/, (matter) => matter.replace(/[^\n]/g, ''));
}

/** Whether a code block has a fence; an indented block has none. */
export function isFenced(node: Code, page: string): boolean {
  return /^(?:`{3,}|~{3,})/.test(page.slice(node.position!.start.offset));
}
