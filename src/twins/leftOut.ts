/** What is on a page and not in its Markdown: what a reader presses, and what leads away from the page. */

/** One kind of elements. All that is given has to fit. */
export interface LeftOut {
  readonly tag?: string;
  /** A class of it. */
  readonly class?: string;
  /** An attribute that it has, whatever its value. */
  readonly attribute?: string;
  readonly role?: string;
  readonly why: string;
}

export const LEFT_OUT: readonly LeftOut[] = [
  {tag: 'nav', why: 'breadcrumbs, table of contents, previous and next page, and other menus'},
  {class: 'theme-doc-toc-mobile', why: 'table of contents'},
  {class: 'theme-doc-footer', why: 'link to the source, and the date'},
  {class: 'hash-link', why: 'link of a heading to itself'},
  {class: 'line-hidden', why: 'line of a program that is only copied'},
  {attribute: 'data-menu', why: 'links and buttons for what the page holds'},
  {attribute: 'data-tools', why: 'buttons of a program'},
  {tag: 'button', why: 'button'},
  {tag: 'form', why: 'form'},
  {tag: 'input', why: 'field'},
  {tag: 'select', why: 'field'},
  {tag: 'textarea', why: 'field'},
  {tag: 'label', why: 'name of a field'},
  {tag: 'svg', why: 'drawing: its words are beside it'},
  {tag: 'iframe', why: 'other document'},
  {tag: 'noscript', why: 'notice for readers without scripts'},
  {tag: 'script', why: 'no text'},
  {tag: 'style', why: 'no text'},
  {tag: 'template', why: 'no text'},
  {role: 'status', why: 'message of a script'},
  {attribute: 'hidden', why: 'not shown'},
];

/** Panels of tabs are shown one at a time, by a press. */
const SHOWN_BY_PRESS = 'tabpanel';

/**
 * Whether an element, with all that it contains, is left out.
 *
 * @param attributeOf gives the value of an attribute, `''` if it has none, `undefined` where there is no such attribute
 */
export function isLeftOut(tag: string, attributeOf: (name: string) => string | undefined): boolean {
  const classes = attributeOf('class')?.split(/\s+/) ?? [];
  const role = attributeOf('role');
  return LEFT_OUT.some(
    (one) =>
      (one.tag === undefined || one.tag === tag) &&
      (one.class === undefined || classes.includes(one.class)) &&
      (one.role === undefined || one.role === role) &&
      (one.attribute === undefined || attributeOf(one.attribute) !== undefined) &&
      !(one.attribute === 'hidden' && role === SHOWN_BY_PRESS),
  );
}
