import SearchableMap from 'minisearch/SearchableMap';

/** The parts of a record, each with its own weight. */
export const FIELDS = ['own', 'words', 'trail', 'title', 'keywords', 'aliases', 'text'] as const;
export type Field = (typeof FIELDS)[number];

/** The places of one term. */
export interface Postings {
  /** In all fields but those that may come later. */
  readonly heads: Places;
  readonly aliases: Places;
  readonly texts: Places;
}

/** Two lists that go together, sorted by record. */
export interface Places {
  /** Number of the record times `FIELD_STEP`, plus the number of the field. */
  readonly places: number[];
  /** How often the term occurs there. */
  readonly counts: number[];
  /** Number of records. */
  records: number;
}

export const FIELD_STEP = 8;

export interface TermIndex {
  readonly terms: SearchableMap<Postings>;
  /** Adds terms of a field; the records one after the other. */
  add(record: number, field: Field, terms: readonly string[]): void;
  /** Length of a field of a record, where 1 is the average of the records that have the field. */
  lengthOf(record: number, field: number): number;
}

/** An inverted index on MiniSearch's radix tree, which finds terms by prefix and with typos. */
export function createTermIndex(): TermIndex {
  const terms = new SearchableMap<Postings>();
  // A plain map finds a known term several times faster than the tree does.
  const known = new Map<string, Postings>();
  const lengths = FIELDS.map(() => new Map<number, number>());
  const totals = FIELDS.map(() => 0);

  function addTerm(term: string): Postings {
    const postings = {heads: noPlaces(), aliases: noPlaces(), texts: noPlaces()};
    terms.set(term, postings);
    known.set(term, postings);
    return postings;
  }

  return {
    terms,
    add(record, field, found) {
      if (!found.length) return;
      const number = FIELDS.indexOf(field);
      for (const term of found) {
        addPlace(listOf(known.get(term) ?? addTerm(term), field), record, number);
      }
      lengths[number]!.set(record, (lengths[number]!.get(record) ?? 0) + found.length);
      totals[number]! += found.length;
    },
    lengthOf: (record, field) =>
      ((lengths[field]!.get(record) ?? 0) * lengths[field]!.size) / Math.max(1, totals[field]!),
  };
}

function listOf({heads, aliases, texts}: Postings, field: Field): Places {
  if (field === 'text') return texts;
  return field === 'aliases' ? aliases : heads;
}

function noPlaces(): Places {
  return {places: [], counts: [], records: 0};
}

function addPlace(list: Places, record: number, field: number) {
  const {places, counts} = list;
  const place = record * FIELD_STEP + field;
  const last = places.length - 1;
  if (places[last] === place) {
    counts[last]!++;
    return;
  }
  if (last < 0 || Math.floor(places[last]! / FIELD_STEP) !== record) list.records++;
  places.push(place);
  counts.push(1);
}
