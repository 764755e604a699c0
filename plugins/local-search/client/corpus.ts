import {tokenise, tokensOf} from '../shared/tokens';
import type {SearchRecord} from '../shared/types';
import {createNameTable, type NameTable} from './names';
import {createTermIndex, type TermIndex} from './termIndex';
import {PATH_PRIORS} from './weights';

/** The records, and what ranking asks of them. Lists are by record. */
export interface Corpus {
  readonly records: SearchRecord[];
  readonly index: TermIndex;
  readonly names: NameTable;
  /** Number of the record's page. */
  readonly pages: number[];
  /** Number of words in the record's own heading. */
  readonly lengths: number[];
  /** How likely the record is meant, by its path. */
  readonly pathPriors: number[];
  /** How many records have a heading. */
  readonly headings: Map<string, number>;
  add(record: SearchRecord): void;
  addText(record: number, text: string): void;
}

export function createCorpus(): Corpus {
  const pageNumbers = new Map<string, number>();
  const records: SearchRecord[] = [];
  const index = createTermIndex();
  const names = createNameTable();
  const pages: number[] = [];
  const lengths: number[] = [];
  const pathPriors: number[] = [];
  const headings = new Map<string, number>();

  function addText(number: number, text: string) {
    index.add(number, 'text', tokenise(text));
  }

  return {
    records,
    index,
    names,
    pages,
    lengths,
    pathPriors,
    headings,
    addText,
    add(record) {
      const number = records.push(record) - 1;
      const own = headingOf(record);
      const parts = tokensOf(own).flatMap((token) => token.parts);
      const above = record.trail.slice(0, -1);
      const folders = foldersOf(record);
      if (!pageNumbers.has(record.path)) pageNumbers.set(record.path, pageNumbers.size);
      pages.push(pageNumbers.get(record.path)!);
      lengths.push(parts.length);
      pathPriors.push(PATH_PRIORS.find(([path]) => record.path.startsWith(path))?.[1] ?? 1);
      headings.set(own, (headings.get(own) ?? 0) + 1);
      for (const name of [withoutAside(own), ...folders.slice(1), folders.join('.'), ...record.names])
        names.add(number, name);
      index.add(
        number,
        'own',
        parts.map(({term}) => term),
      );
      index.add(
        number,
        'words',
        parts.flatMap(({words}) => words),
      );
      index.add(number, 'trail', [...above, ...record.names, ...folders].flatMap(tokenise));
      index.add(number, 'title', record.trail.length ? tokenise(record.title) : []);
      index.add(number, 'keywords', record.keywords.flatMap(tokenise));
      addText(number, record.text);
    },
  };
}

/** The heading that the record stands under: of a page, its title. */
export function headingOf({trail, title}: SearchRecord): string {
  return trail.at(-1) ?? title;
}

/** What a page's address says of it: `/docs/api/standard-library/std/duration` is about `std.duration`. */
function foldersOf({path, trail}: SearchRecord): string[] {
  return trail.length ? [] : path.split('/').slice(-2);
}

/** `Optional types (language reference)` is known as `Optional types`. */
function withoutAside(heading: string): string {
  return heading.replace(/ [([].*/, '');
}
