/** A value that the browser keeps. Without storage nothing is kept, and the reader can do everything else. */
export interface StoredValue {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly delete: () => void;
}

let hasWarned = false;

/** @param name with the suffix of the site (`SiteSettings`) */
export function storedValue(name: string): StoredValue {
  return {
    get: () => attempt((storage) => storage.getItem(name)) ?? null,
    set: (value) => attempt((storage) => storage.setItem(name, value)),
    delete: () => attempt((storage) => storage.removeItem(name)),
  };
}

/** Reading the property itself throws where the browser forbids storage; a full one throws when it is written to. */
function attempt<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage);
  } catch (error) {
    if (!hasWarned) console.warn('The browser storage is not available, so nothing is kept.', error);
    hasWarned = true;
    return undefined;
  }
}
