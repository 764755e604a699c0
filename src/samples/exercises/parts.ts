import {toString} from 'mdast-util-to-string';
// Adds the nodes of directives to the types of mdast.
import type {ContainerDirective} from 'mdast-util-directive';
import type {Code, Root, RootContent} from 'mdast';
import {type Fence, parseFence} from '../fence';

/** A block of a page, as far as exercises and questions are made of it. */
export type PagePart =
  | {
      readonly kind: 'exercise' | 'solution';
      readonly line: number;
      readonly fence: Fence;
      readonly node: Code;
    }
  | {readonly kind: 'hint' | 'question'; readonly line: number; readonly node: ContainerDirective}
  | {readonly kind: 'heading'; readonly line: number; readonly text: string}
  | {readonly kind: 'other'; readonly line: number};

/** The blocks of a page, in their order. Those inside of lists and quotations are not among them. */
export function partsOf(tree: Root): PagePart[] {
  return tree.children.map(toPart);
}

/** One block; a step of the page's Markdown asks for it while it changes the page. */
export function toPart(node: RootContent): PagePart {
  const line = node.position?.start.line ?? 0;
  if (node.type === 'heading') return {kind: 'heading', line, text: toString(node)};
  if (node.type === 'containerDirective' && (node.name === 'hint' || node.name === 'question'))
    return {kind: node.name, line, node};
  if (node.type !== 'code' || !/\b(?:exercise|solution)\b/.test(node.meta ?? ''))
    return {kind: 'other', line};
  const {fence} = parseFence(node.lang, node.meta);
  if (fence.exercise !== undefined) return {kind: 'exercise', line, fence, node};
  return fence.solution ? {kind: 'solution', line, fence, node} : {kind: 'other', line};
}
