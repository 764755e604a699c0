/**
 * The files of the index. What follows from the rest is not written: trails from the depths of headings, names of members
 * from their types, anchors from headings. Columns stand together, since equal kinds of text compress best side by side.
 */

/** Folder of the built site that the files stand in. */
export const INDEX_FOLDER = 'search';

/** All but the text of the records: what the first answer needs. */
export const NAMES_FILE = 'names.json';

export const textFile = (number: number): string => `text-${number}.json`;

/** Changes when a browser that has an older worker could no longer read the files. */
export const FORMAT = 1;

export interface NamesFile {
  readonly format: typeof FORMAT;
  /** Hash of the records; the files with their texts have the same. */
  readonly version: string;
  /** Facet `language` of all records. */
  readonly language: string;
  /** Number of files with texts. */
  readonly texts: number;
  /** Values of the facet `docusaurus_tag`. */
  readonly tags: readonly string[];
  readonly pages: {
    readonly paths: readonly string[];
    readonly titles: readonly string[];
    /** Places in `tags`. */
    readonly tags: readonly number[];
    /** Keywords with commas between. */
    readonly keywords: readonly string[];
    /** Full name of the class that the page is about, or nothing. */
    readonly types: readonly string[];
    /** How many entries follow. */
    readonly sizes: readonly number[];
  };
  /** Headings and members, in the order of their pages. */
  readonly entries: {
    /** The last of the trail. */
    readonly headings: readonly string[];
    /** Length of the trail: a digit for each entry. */
    readonly depths: string;
    /** An `EntryKind` for each entry. */
    readonly kinds: string;
    /** Full names of types that are not the expected ones, by the place of the entry. */
    readonly types: Readonly<Record<number, string>>;
    /** Anchors that are not the expected ones, by the place of the entry. */
    readonly anchors: Readonly<Record<number, string>>;
  };
}

export interface TextFile {
  readonly version: string;
  /** Place of the first record. */
  readonly start: number;
  readonly texts: readonly string[];
}
