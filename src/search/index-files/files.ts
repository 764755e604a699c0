/**
 * The files of the index. Values that follow from others are left out: trails follow from the depths of headings, names of
 * members from their types, and anchors from headings. Similar text compresses best side by side, so values are in columns.
 */

/** Folder of the files in the built site. */
export const INDEX_FOLDER = 'search';

/** Everything but the text of the records: all that the first answer needs. */
export const NAMES_FILE = 'names.json';

export const textFile = (number: number): string => `text-${number}.json`;

/** Raised when a cached worker could no longer read the files. */
export const FORMAT = 3;

export interface NamesFile {
  readonly format: typeof FORMAT;
  /** Hash of the records, which the text files repeat. */
  readonly version: string;
  /** Facet `language` of all records. */
  readonly language: string;
  readonly texts: number;
  /** Values of the facet `docusaurus_tag`. */
  readonly tags: readonly string[];
  readonly pages: {
    readonly paths: readonly string[];
    readonly titles: readonly string[];
    /** Indexes in `tags`. */
    readonly tags: readonly number[];
    /** Keywords, separated by commas. */
    readonly keywords: readonly string[];
    /** Full name of the class that the page documents, or an empty string. */
    readonly types: readonly string[];
    /** Number of entries on the page. */
    readonly sizes: readonly number[];
    /** Indexes of the pages about libraries that npm cannot install. */
    readonly sourceOnly: readonly number[];
  };
  /** Headings and members, in the order of their pages. */
  readonly entries: {
    /** The last of the trail. */
    readonly headings: readonly string[];
    /** Length of the trail: a digit for each entry. */
    readonly depths: string;
    /** An `EntryKind` for each entry. */
    readonly kinds: string;
    /** Full names of types that differ from the prediction, by the index of the entry. */
    readonly types: Readonly<Record<number, string>>;
    /** Anchors that differ from the prediction, by the index of the entry. */
    readonly anchors: Readonly<Record<number, string>>;
  };
}

/** What may come after the names. The first one has the aliases and no texts: it is small, and answers need it most. */
export interface TextFile {
  readonly version: string;
  /** Aliases by the number of their record, separated by commas. */
  readonly aliases: Readonly<Record<number, string>>;
  /** Number of the first record. */
  readonly start: number;
  readonly texts: readonly string[];
}
