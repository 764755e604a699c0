// DocSearch stores the reader's recent and favorite searches and trusts what it finds there: an unexpected entry
// would crash the page.

const LISTS = ['RECENT', 'FAVORITE'] as const;

/** Removes lists that DocSearch could not show. Does nothing where storage is blocked. */
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

/** Whether a stored text is a list of entries that can be shown and opened. */
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
