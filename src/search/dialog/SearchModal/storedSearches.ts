// DocSearch stores the reader's recent and favourite searches, and trusts what it finds there: one entry that is not
// what it expects would take the page down with it.

const LISTS = ['RECENT', 'FAVORITE'] as const;

/** Takes out what DocSearch could not show. Where there is no storage there is nothing to take out. */
export function forgetBrokenSearches(indexName: string): void {
  for (const list of LISTS) {
    const key = `__DOCSEARCH_${list}_SEARCHES__${indexName}`;
    try {
      const text = localStorage.getItem(key);
      if (text !== null && !isListOfHits(text)) localStorage.removeItem(key);
    } catch {
      return;
    }
  }
}

/** Whether a stored text is a list of which each entry can be shown and leads somewhere. */
export function isListOfHits(text: string): boolean {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isHit);
  } catch {
    return false;
  }
}

function isHit(value: unknown): boolean {
  const {objectID, url, type, hierarchy} = (value ?? {}) as Record<string, unknown>;
  return (
    [objectID, url, type].every((field) => typeof field === 'string') &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    typeof (hierarchy as Record<string, unknown>).lvl1 === 'string'
  );
}
