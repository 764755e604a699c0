/** A part of the documentation that is one document for printing. */
export interface PrintSection {
  /** Last part of the document's path: `concepts`. */
  readonly id: string;
  readonly title: string;
  readonly parts: readonly PrintPart[];
}

/** A page, or pages under a heading, in reading order. */
export type PrintPart = PrintPage | PrintGroup;

export interface PrintPage {
  readonly type: 'page';
  /** Path of the page, without the base URL. */
  readonly path: string;
}

export interface PrintGroup {
  readonly type: 'group';
  readonly title: string;
  /** What the list of its pages says above them. */
  readonly description?: string;
  /** Path of that list, where it is a page. */
  readonly path?: string;
  readonly parts: readonly PrintPart[];
}
