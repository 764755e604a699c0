/** A value that the browser keeps. Without storage nothing is kept, and the reader can do everything else. */
export interface StoredValue {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly delete: () => void;
}

let hasWarned = false;

/**
 * @param name with the suffix of the site (`SiteSettings`)
 * @param area where it is kept: for ever, or until the tab is closed
 */
export function storedValue(
  name: string,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): StoredValue {
  return {
    get: () => attempt(() => window[area].getItem(name)) ?? null,
    set: (value) => attempt(() => window[area].setItem(name, value)),
    delete: () => attempt(() => window[area].removeItem(name)),
  };
}

/** Reading the property itself throws where the browser forbids storage; a full one throws when it is written to. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (!hasWarned) console.warn('The browser storage is not available, so nothing is kept.', error);
    hasWarned = true;
    return undefined;
  }
}
