import {termsOf, tokenizeText} from '../shared/tokens';
import type {SearchRecord} from '../shared/types';
import {createNameTable, type NameTable} from './names';
import {createTermIndex, type TermIndex} from './termIndex';
import {createVocabulary, type Vocabulary} from './vocabulary';
import {PATH_PRIORS} from './weights';

/** The records, and everything that ranking needs to know about them. */
export interface Corpus {
  readonly records: SearchRecord[];
  readonly index: TermIndex;
  readonly names: NameTable;
  /** What else pages are known as: their keywords, as a whole. */
  readonly aliases: NameTable;
  readonly vocabulary: Vocabulary;
  readonly pages: readonly Page[];
  /** By record: the index of its page in `pages`. */
  readonly pageOf: readonly number[];
  /** By record: the number of words in its own heading. */
  readonly lengths: readonly number[];
  /** Number of records with the same heading. */
  readonly headings: ReadonlyMap<string, number>;
  add(record: SearchRecord): void;
  addAliases(record: number, aliases: readonly string[]): void;
  addText(record: number, text: string): void;
  /** The terms of the words in a record's heading and its text, as far as it has come; in their order. */
  sequenceOf(record: number): readonly string[];
}

interface Page {
  readonly number: number;
  /** How likely it is meant. */
  readonly prior: number;
  readonly titleTerms: readonly string[];
}

export function createCorpus(): Corpus {
  const records: SearchRecord[] = [];
  const index = createTermIndex();
  const names = createNameTable();
  const aliases = createNameTable();
  const vocabulary = createVocabulary();
  const pages: Page[] = [];
  const pageByPath = new Map<string, Page>();
  const pageOf: number[] = [];
  const lengths: number[] = [];
  const headings = new Map<string, number>();
  const texts: string[] = [];
  /** Only of records that a query came close to: all of them would take memory that few queries need. */
  const sequences = new Map<number, readonly string[]>();

  function enterPage({path, title}: SearchRecord): Page {
    const known = pageByPath.get(path);
    if (known) return known;
    const page = {number: pages.length, prior: priorOf(path), titleTerms: termsOf(title)};
    pages.push(page);
    pageByPath.set(path, page);
    return page;
  }

  function addText(number: number, text: string) {
    texts[number] = text;
    sequences.delete(number);
    index.add(number, 'text', termsOf(text));
  }

  function addAliases(number: number, added: readonly string[]) {
    for (const alias of added) {
      aliases.add(number, alias);
      vocabulary.add(alias);
    }
    index.add(number, 'aliases', [...new Set(added.flatMap(termsOf))]);
  }

  function add(record: SearchRecord) {
    const number = records.push(record) - 1;
    const page = enterPage(record);
    const own = headingOf(record);
    const parts = tokenizeText(own).flatMap((token) => token.parts);
    const address = addressOf(record);
    pageOf.push(page.number);
    lengths.push(parts.length);
    headings.set(own, (headings.get(own) ?? 0) + 1);
    for (const name of [...namesIn(own), ...address, ...record.names]) names.add(number, name);
    for (const keyword of record.keywords) aliases.add(number, keyword);
    for (const text of [own, ...record.names, ...record.keywords]) vocabulary.add(text);
    if (record.aliases) addAliases(number, record.aliases);
    const ownTerms = parts.map(({term}) => term);
    const ownWords = parts.flatMap(({words}) => words);
    index.add(number, 'own', ownTerms);
    index.add(number, 'words', ownWords);
    index.add(
      number,
      'trail',
      [...record.trail.slice(0, -1), ...record.names.slice(-1), ...address.slice(-1)].flatMap(termsOf),
    );
    index.add(number, 'title', record.trail.length ? page.titleTerms : []);
    index.add(number, 'keywords', record.keywords.flatMap(termsOf));
    addText(number, record.text);
  }

  function sequenceOf(number: number): readonly string[] {
    const known = sequences.get(number);
    if (known) return known;
    const sequence = tokenizeText(`${headingOf(records[number]!)}\n${texts[number] ?? ''}`).flatMap(
      ({parts}) => parts.map(({term}) => term),
    );
    sequences.set(number, sequence);
    return sequence;
  }

  return {
    records,
    index,
    names,
    aliases,
    vocabulary,
    pages,
    pageOf,
    lengths,
    headings,
    add,
    addAliases,
    addText,
    sequenceOf,
  };
}

/** The heading of a record, or the title of a page. */
export function headingOf({trail, title}: SearchRecord): string {
  return trail.at(-1) ?? title;
}

function priorOf(path: string): number {
  return PATH_PRIORS.find(([beginning]) => path.startsWith(beginning))?.[1] ?? 1;
}

/**
 * What a page is by its address: `/docs/api/standard-library/std/duration` is `duration` and `std.duration`, and
 * `/docs/why-wing` is `why wing`.
 */
function addressOf({path, trail}: SearchRecord): string[] {
  if (trail.length) return [];
  const [folder, last = ''] = path.split('/').slice(-2);
  return [last, last.replaceAll('-', ' '), `${folder}.${last}`];
}

/** `Optional types (language reference)` is known as `Optional types`, and `Test: wing test` as `wing test` as well. */
function namesIn(heading: string): string[] {
  const [, before, after] = /^(.+?)(?: [([]|: )(.+?)[)\]]?$/.exec(heading) ?? [];
  return before ? [before, after!] : [heading];
}
