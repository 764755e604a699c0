/**
 * What is on a page and not in what is made of it: what a reader presses, and what leads away from the page. One table, so that a
 * new tool of a page is decided for all that read pages.
 */

/** What is made of a page: the index of the search, its Markdown, and the document for printing. */
export type MadeOfPage = 'search' | 'markdown' | 'print';

/** One kind of elements. All that is given has to fit. */
interface LeftOut {
  readonly tag?: string;
  /** A class of it. */
  readonly class?: string;
  /** An attribute that it has: whatever its value, if no value is given. */
  readonly attribute?: string;
  readonly value?: string;
  readonly of: readonly MadeOfPage[];
  readonly why: string;
}

const ALL: readonly MadeOfPage[] = ['search', 'markdown', 'print'];
const SHOWN: readonly MadeOfPage[] = ['markdown', 'print'];
const SEARCH: readonly MadeOfPage[] = ['search'];

const LEFT_OUT: readonly LeftOut[] = [
  {tag: 'nav', of: ALL, why: 'breadcrumbs, table of contents, previous and next page, and other menus'},
  {tag: 'button', of: ALL, why: 'button'},
  {tag: 'form', of: ALL, why: 'form'},
  {tag: 'script', of: ALL, why: 'no text'},
  {tag: 'style', of: ALL, why: 'no text'},
  {tag: 'template', of: ALL, why: 'no text'},
  {class: 'theme-doc-toc-mobile', of: ALL, why: 'table of contents'},
  {class: 'hash-link', of: ALL, why: 'link of a heading to itself'},
  {attribute: 'data-menu', of: ALL, why: 'what can be done with a page, and the question whether it helped'},
  {attribute: 'data-dark', of: ALL, why: 'the picture of a screen again, in the dark theme'},

  {tag: 'input', of: SHOWN, why: 'field'},
  {tag: 'select', of: SHOWN, why: 'field'},
  {tag: 'textarea', of: SHOWN, why: 'field'},
  {tag: 'label', of: SHOWN, why: 'name of a field'},
  {tag: 'iframe', of: SHOWN, why: 'other document'},
  {tag: 'noscript', of: SHOWN, why: 'notice for readers without scripts'},
  {class: 'theme-doc-footer', of: SHOWN, why: 'link to the source, and the date'},
  {attribute: 'data-tools', of: SHOWN, why: 'buttons of a program'},
  {attribute: 'role', value: 'status', of: SHOWN, why: 'message of a script'},
  {attribute: 'hidden', of: SHOWN, why: 'not shown'},

  {tag: 'svg', of: ['search', 'markdown'], why: 'drawing: its words are beside it'},
  {
    class: 'diagram-legend',
    of: ['search', 'markdown'],
    why: 'what arrows look like: the words say of each what it is',
  },

  {class: 'line-hidden', of: ['markdown'], why: 'line of a program that is only copied'},

  {tag: 'fieldset', of: ['print'], why: 'fields'},
  {attribute: 'data-topic', of: ['search', 'print'], why: 'links to the other pages of a topic'},
  {attribute: 'data-panel', of: ['print'], why: 'what a button opens'},
  {attribute: 'data-learning-place', of: ['print'], why: 'place of the reader among the lessons'},

  {tag: 'footer', of: SEARCH, why: 'link to the source, and the date'},
  {tag: 'time', of: SEARCH, why: 'date'},
  {class: 'theme-edit-this-page', of: SEARCH, why: 'link to the source'},
  {class: 'avatar', of: SEARCH, why: 'author of a post'},
  {class: 'api-kind', of: SEARCH, why: 'label that all members have'},
  {class: 'api-phase', of: SEARCH, why: 'label that all members have'},
  {class: 'api-inherited', of: SEARCH, why: 'label that many members have'},
  {
    class: 'changed-file',
    of: SEARCH,
    why: 'difference of two states of a program, which are on the pages around it',
  },
  {
    class: 'diagram-words',
    of: SEARCH,
    why: 'a diagram in words: the page has the same content, and its title is indexed',
  },
  {attribute: 'data-kind', of: SEARCH, why: 'note under a program about its check'},
  {attribute: 'aria-hidden', value: 'true', of: SEARCH, why: 'decoration'},
];

const ROWS: Readonly<Record<MadeOfPage, readonly LeftOut[]>> = {
  search: rowsOf('search'),
  markdown: rowsOf('markdown'),
  print: rowsOf('print'),
};

/**
 * Whether an element of a page, with all that it contains, is left out of what is made of the page.
 *
 * @param attributeOf gives the value of an attribute, `''` if it has none, `undefined` where there is no such attribute
 */
export function isLeftOut(
  made: MadeOfPage,
  tag: string,
  attributeOf: (name: string) => string | undefined,
): boolean {
  const classes = attributeOf('class')?.split(/\s+/) ?? [];
  return ROWS[made].some(
    (row) =>
      (row.tag === undefined || row.tag === tag) &&
      (row.class === undefined || classes.includes(row.class)) &&
      (row.attribute === undefined || hasValue(attributeOf(row.attribute), row.value)) &&
      !(row.attribute === 'hidden' && isShownByPress(made, attributeOf)),
  );
}

function hasValue(value: string | undefined, wanted: string | undefined): boolean {
  return value !== undefined && (wanted === undefined || value === wanted);
}

/** Panels of tabs are shown one at a time, by a press. Paper has all parts of an example, with the platform that each is for. */
function isShownByPress(made: MadeOfPage, attributeOf: (name: string) => string | undefined): boolean {
  return (
    attributeOf('role') === 'tabpanel' || (made === 'print' && attributeOf('data-of-platform') !== undefined)
  );
}

function rowsOf(made: MadeOfPage): readonly LeftOut[] {
  return LEFT_OUT.filter((row) => row.of.includes(made));
}
