import {idOf, LEVELS, levelsOf} from '../shared/hierarchy';
import type {SectionId} from '../../config/sections';
import type {Hierarchy, SearchHit, SearchRecord} from '../shared/types';
import {splitText} from './splitText';

/**
 * A record of the hosted index in the shape that DocSearch's crawler writes.
 * Source: https://docsearch.algolia.com/docs/record-extractor
 */
export interface HostedRecord {
  /** Path and anchor, and a number for each piece of text. */
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  /** `lvl1` for a page, `lvl2` to `lvl6` for headings and members, `content` for a piece of text. */
  readonly type: SearchHit['type'];
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly lang: string;
  readonly language: string;
  /** Version of the documentation; other pages have none. */
  readonly version: string | null;
  readonly docusaurus_tag: string;
  readonly section: SectionId;
  /** Kind of the record of the local index that it comes from. */
  readonly kind: SearchRecord['kind'];
  readonly names: readonly string[];
  readonly keywords: readonly string[];
  readonly weight: {
    /** Breaks ties: documentation comes before the blog and contributing. */
    readonly pageRank: number;
    /** 100 for a page, less for each level below it, 0 for text. */
    readonly level: number;
    /** Place of the record in its page. */
    readonly position: number;
  };
}

interface HostedSite {
  /** Address of the home page, with a slash at the end. */
  readonly url: string;
  /** @default 'en' */
  readonly language?: string;
}

/** Size limit of a record as JSON in UTF-8, on the service's free plans. */
export const MAX_RECORD_BYTES = 10_000;

/**
 * Writes the records of the local index for the hosted service: one for the page, heading or member, and one for each
 * piece of its text, as the crawler does it.
 *
 * @param records in the order of their pages
 * @throws Error that names all records that are too large even without their text
 */
export function toHostedRecords(records: readonly SearchRecord[], site: HostedSite): HostedRecord[] {
  const positions = new Map<string, number>();
  const hosted = records.flatMap((record) => {
    const position = positions.get(record.path) ?? 0;
    positions.set(record.path, position + 1);
    return toRecordAndTexts(record, position, site);
  });
  const large = hosted.filter((record) => recordBytes(record) > MAX_RECORD_BYTES);
  if (large.length > 0) {
    const list = large.map((record) => `- ${record.objectID}: ${recordBytes(record)} bytes`);
    throw new Error(
      `Records may have ${MAX_RECORD_BYTES} bytes. These have more in titles and names alone:\n${list.join('\n')}`,
    );
  }
  return hosted;
}

export function recordBytes(record: HostedRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}

function toRecordAndTexts(record: SearchRecord, position: number, site: HostedSite): HostedRecord[] {
  const place = placeOf(record, site);
  const rank = BEHIND.has(record.section) ? 0 : 1;
  const levels = levelsOf(record);
  const own: HostedRecord = {
    ...place,
    objectID: idOf(record),
    type: `lvl${levels.length - 1}` as HostedRecord['type'],
    content: null,
    names: record.names,
    keywords: [...record.keywords, ...(record.aliases ?? [])],
    weight: {pageRank: rank, level: 110 - 10 * (levels.length - 1), position},
  };
  const toText = (content: string, index: number): HostedRecord => ({
    ...place,
    objectID: `${own.objectID}/${index}`,
    type: 'content',
    content,
    names: [],
    keywords: [],
    weight: {pageRank: rank, level: 0, position},
  });
  const frame = recordBytes(toText('', record.text.length));
  return [own, ...splitText(record.text, Math.max(1, MAX_RECORD_BYTES - frame)).map(toText)];
}

const BEHIND: ReadonlySet<SectionId> = new Set(['blog', 'contributing']);

/** The fields that the record of a heading shares with those of its text. */
function placeOf(record: SearchRecord, {url, language = 'en'}: HostedSite) {
  const {path, anchor, tag, section, kind} = record;
  const page = new URL(path.slice(1), url).href;
  const levels = levelsOf(record);
  return {
    url: anchor ? `${page}#${anchor}` : page,
    url_without_anchor: page,
    anchor: anchor || null,
    hierarchy: Object.fromEntries(LEVELS.map((level, index) => [level, levels[index] ?? null])) as Hierarchy,
    lang: language,
    language,
    version: /^docs-.+-([^-]+)$/.exec(tag)?.[1] ?? null,
    docusaurus_tag: tag,
    section,
    kind,
  };
}
