/** Where a reader goes on who has solved the exercise of a page. */
export interface NextPage {
  readonly href: string;
  /** What the link says: `Next lesson: Variables`. */
  readonly words: string;
}

/**
 * Reads the link to the next page that is under each tutorial and each chapter of the course.
 *
 * @returns undefined under a page that none comes after
 */
export function nextPage(page: ParentNode = document): NextPage | undefined {
  const link = page.querySelector('.pagination-nav__link--next');
  const href = link?.getAttribute('href');
  if (!link || !href) return undefined;
  const title = link.querySelector('.pagination-nav__label')?.textContent ?? '';
  return {href, words: `${href.includes('/learn/') ? 'Next lesson' : 'Next'}: ${title}`};
}
