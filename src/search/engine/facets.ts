import type {FacetFilters, SearchRecord} from '../shared/types';

/** The facets, and how to read their values from a record. */
const FACETS: Readonly<Record<string, (record: SearchRecord, language: string) => string>> = {
  language: (_record, language) => language,
  docusaurus_tag: ({tag}) => tag,
  section: ({section}) => section,
};

/**
 * Turns filters into a test: all entries must hold, and one of each inner list. A filter by an unknown facet never
 * holds.
 */
export function toFilter(
  filters: FacetFilters | undefined,
  language: string,
): (record: SearchRecord) => boolean {
  // Parsed once, since the test runs on thousands of records with each letter that is typed.
  const all = (typeof filters === 'string' ? [filters] : (filters ?? [])).map((entry) =>
    (typeof entry === 'string' ? [entry] : entry).map((one) => toTest(one, language)),
  );
  return (record) => all.every((tests) => tests.some((holds) => holds(record)));
}

/** Counts the records for each value of some facets. */
export function countFacets(
  names: readonly string[],
  records: readonly SearchRecord[],
  language: string,
): Record<string, Record<string, number>> {
  const known = Object.keys(FACETS).filter((name) => names.includes('*') || names.includes(name));
  return Object.fromEntries(
    known.map((name) => [name, count(records.map((record) => FACETS[name]!(record, language)))]),
  );
}

/** A filter is `facet:value`, or `facet:-value` for all other values. */
function toTest(filter: string, language: string): (record: SearchRecord) => boolean {
  const [, name, not, value] = /^([^:]*):(-?)(.*)$/s.exec(filter) ?? [];
  const valueOf = FACETS[name ?? ''];
  if (!valueOf) return () => false;
  return (record) => (valueOf(record, language) === value) !== (not === '-');
}

function count(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
