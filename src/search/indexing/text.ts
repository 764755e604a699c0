import {attribute, type Element, hasClass, isElement, isTextNode, type HtmlNode} from './html';

/** Text as a reader sees it: words of neighboring blocks stay apart, and navigation is left out. */
export function textOf(nodes: readonly HtmlNode[]): string {
  return squeeze(nodes.map(rawText).join(''));
}

/** Whether an element is not part of a page's text: menus, buttons, and labels that all members or programs have. */
export function isChrome(element: Element): boolean {
  return (
    CHROME_TAGS.has(element.tagName) ||
    hasClass(element, ...CHROME_CLASSES) ||
    // The note under a program about its check.
    attribute(element, 'data-kind') !== undefined ||
    // What can be done with a page, and the question whether it helped.
    attribute(element, 'data-menu') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    (element.tagName === 'summary' &&
      isElement(element.parentNode) &&
      hasClass(element.parentNode, 'api-fold'))
  );
}

/** Collapses whitespace as a browser does. The zero-width space is in the links of headings. */
export function squeeze(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}

const CHROME_TAGS = new Set([
  'nav',
  'button',
  'svg',
  'script',
  'style',
  'footer',
  'form',
  'template',
  'time',
]);
const CHROME_CLASSES = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-edit-this-page',
  'avatar',
  'api-kind',
  'api-phase',
  'api-inherited',
  // What changed between two states of a program: the whole state is in the pages around it.
  'changed-file',
  // A diagram in words: the page around it has the same content, and its title is indexed.
  'diagram-words',
];

const INLINE_TAGS = new Set(
  'a abbr b bdi cite code del em i ins kbd mark q s samp small span strong sub sup u var wbr'.split(' '),
);

/** The same text with its original whitespace, and some around blocks. */
export function rawText(node: HtmlNode): string {
  if (isTextNode(node)) return node.value;
  if (!isElement(node) || isChrome(node)) return '';
  const text = node.childNodes.map(rawText).join('');
  const isInline = INLINE_TAGS.has(node.tagName) && !hasClass(node, 'line');
  return isInline ? text : ` ${text} `;
}
