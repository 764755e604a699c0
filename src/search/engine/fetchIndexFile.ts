import {fetchFile} from '../../lib/fetchFile';
import type {SearchFailure} from './protocol';

/** The index cannot be read. */
export class IndexError extends Error implements SearchFailure {
  override readonly name = 'IndexError';

  constructor(
    message: string,
    readonly needsBuild = false,
  ) {
    super(message);
  }
}

/** A reader who has waited this long is told that the search failed. */
const TIMEOUT_MS = 15_000;

/**
 * Fetches a file of the index.
 *
 * @throws Error when it is not there, is not JSON, or does not arrive in time
 * @throws IndexError when the development server has no index
 */
export async function fetchIndexFile(url: string): Promise<unknown> {
  const response = await fetchFile(url, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  const body: unknown = await response.json().catch((error: unknown) => {
    throw new Error(`${url} is not JSON: ${String(error)}`);
  });
  const {message, needsBuild} = (body ?? {}) as Partial<SearchFailure>;
  if (needsBuild) throw new IndexError(message ?? 'There is no index.', true);
  return body;
}
