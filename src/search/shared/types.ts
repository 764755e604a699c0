/** The record of a searchable place, and the requests and results of both engines. */
import type {SectionId} from '../../config/sections';

/** A place that search can lead to: a page, a heading, or a member of the API. */
export interface SearchRecord {
  /** Route without the base URL: `/docs/api/standard-library/cloud/bucket`. */
  readonly path: string;
  /** Empty for the page itself. */
  readonly anchor: string;
  readonly section: SectionId;
  /** Facet `docusaurus_tag`: `docs-default-current`, `default`. */
  readonly tag: string;
  readonly kind: 'page' | 'heading' | 'member';
  readonly title: string;
  /** Of the page of a library: that npm cannot install it. @default false */
  readonly isSourceOnly?: boolean;
  /** Headings under the title, down to the record's own; empty for the page. */
  readonly trail: readonly string[];
  /** Of a member: `Bucket.put`, `put`, `cloud.Bucket.put`; of a class: `Bucket`, `cloud.Bucket`. */
  readonly names: readonly string[];
  /** Of a page: keywords and tags of its front matter. */
  readonly keywords: readonly string[];
  /** What readers from elsewhere call this place, from `indexing/aliases.json`. @default none */
  readonly aliases?: readonly string[];
  /** Running text of this heading's own part, with the identifiers of its code. */
  readonly text: string;
}

/**
 * A request as the hosted service documents it, as far as this site uses it.
 * Source: https://www.algolia.com/doc/rest-api/search/search-multiple-indices
 */
export interface SearchRequest {
  readonly indexName: string;
  readonly query?: string;
  /** All entries must hold, one of each inner list: `['language:en', ['section:api', 'section:learn']]`. */
  readonly facetFilters?: FacetFilters;
  /** Facets to count; `*` is all of them. */
  readonly facets?: readonly string[];
  /** @default 20 */
  readonly hitsPerPage?: number;
  /** Zero-based. @default 0 */
  readonly page?: number;
  /** `content:10` asks for ten words of text around the first match. */
  readonly attributesToSnippet?: readonly string[];
  /** @default '…' */
  readonly snippetEllipsisText?: string;
  /** @default '<em>' */
  readonly highlightPreTag?: string;
  /** @default '</em>' */
  readonly highlightPostTag?: string;
  /** Older clients put all of the above in here. */
  readonly params?: Omit<SearchRequest, 'indexName' | 'params'>;
}

export type FacetFilters = string | readonly (string | readonly string[])[];

export interface SearchResult {
  readonly index: string;
  readonly query: string;
  readonly params: string;
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: boolean;
  readonly processingTimeMS: number;
  /** Number of hits for each value of the requested facets: `{section: {api: 12}}`. */
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What the reader should know about the hits: that a type of the query does not exist. The local engine alone has it. */
  readonly note?: string;
}

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

/** Names of the places from the section down to the heading; DocSearch groups the hits by `lvl0`, then by `lvl1`. */
export type Hierarchy = Readonly<Record<Level, string | null>>;

export interface SearchHit {
  readonly objectID: string;
  /** Absolute, with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  /** `content` when only the text matches, else the level of the record's own heading. */
  readonly type: Exclude<Level, 'lvl0'> | 'content';
  /** DocSearch writes all levels but `lvl0` as HTML, so they and `content` are escaped. */
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly language: string;
  readonly docusaurus_tag: string;
  readonly section: string;
  readonly _highlightResult: {
    readonly hierarchy: Partial<Record<Level, Highlighted>>;
    readonly content?: Highlighted;
  };
  readonly _snippetResult: {
    readonly hierarchy: Partial<Record<Level, Highlighted>>;
    readonly content?: Highlighted;
  };
}

/** Escaped text in which the request's tags surround the words that match. */
export interface Highlighted {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

/** The part of the hosted service's client that the dialog and the search page use. */
export interface SearchClient {
  /** @throws when the index or the service cannot be read */
  search(
    requests: readonly SearchRequest[] | {readonly requests: readonly SearchRequest[]},
  ): Promise<{results: SearchResult[]}>;
}
