import type {FacetFilters, SearchRecord} from '../shared/types';

/** Names of the facets, with what a record has of them. */
export const FACETS: Readonly<Record<string, (record: SearchRecord, language: string) => string>> = {
  language: (_record, language) => language,
  docusaurus_tag: ({tag}) => tag,
  section: ({section}) => section,
};

/**
 * The test that filters stand for: all entries hold, of an inner list one. A filter by a facet that no record has holds
 * for none.
 */
export function toFilter(
  filters: FacetFilters | undefined,
  language: string,
): (record: SearchRecord) => boolean {
  const all = typeof filters === 'string' ? [filters] : (filters ?? []);
  return (record) =>
    all.every((entry) =>
      (typeof entry === 'string' ? [entry] : entry).some((one) => holds(one, record, language)),
    );
}

/** How many records have each value of some facets. */
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
function holds(filter: string, record: SearchRecord, language: string): boolean {
  const [, name, not, value] = /^([^:]*):(-?)(.*)$/s.exec(filter) ?? [];
  const valueOf = FACETS[name ?? ''];
  return valueOf !== undefined && (valueOf(record, language) === value) !== (not === '-');
}

function count(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
