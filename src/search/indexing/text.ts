import {isTag, isText} from 'domutils';
import {type Element, hasClass, type HtmlNode} from '../../lib/htmlTree';
import {isLeftOut} from '../../lib/leftOut';

/** Text as a reader sees it: words of neighboring blocks stay apart, and navigation is left out. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return squeeze(nodes.map(rawText).join(''));
}

/** Whether an element is not part of a page's text: menus, buttons, and labels that all members or programs have. */
export function isChrome(element: Element): boolean {
  return (
    isLeftOut('search', element.name, (name) => element.attribs[name]) ||
    isDrawn(element) ||
    // The line that opens folded members, which all of them have.
    (element.name === 'summary' &&
      element.parent !== null &&
      isTag(element.parent) &&
      hasClass(element.parent, 'api-fold'))
  );
}

/** A diagram of a page: its title repeats what the text beside it says, and its legend is that of the others. */
function isDrawn({name, children}: Element): boolean {
  return (
    name === 'figure' &&
    children.some((child) => isTag(child) && child.attribs['data-scrollable'] === 'Diagram')
  );
}

/** Collapses whitespace as a browser does. The zero-width space is in the links of headings. */
export function squeeze(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

const INLINE_TAGS = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(' '),
);

/** The same text with its original whitespace, and some around blocks. */
export function rawText(node: HtmlNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || isChrome(node)) return '';
  const text = node.children.map(rawText).join('');
  const isInline = INLINE_TAGS.has(node.name) && !hasClass(node, 'line');
  return isInline ? text : ` ${text} `;
}
