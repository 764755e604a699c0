/** What stands in the text of a page for its links: private characters, which no page has. */
interface Mark {
  /** @param place of the link among the page's */
  readonly write: (place: number) => string;
  /** Matches it anywhere, with the place as its group. */
  readonly pattern: RegExp;
}

function markOf(sign: string): Mark {
  return {write: (place) => `${sign}${place}\u{e000}`, pattern: new RegExp(`${sign}(\\d+)\u{e000}`, 'g')};
}

/** Where the link leads. */
export const HREF = markOf('\u{e001}');

/** After its words. */
export const MARK = markOf('\u{e002}');
