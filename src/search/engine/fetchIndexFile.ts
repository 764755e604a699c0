import {fetchFile} from '../../lib/fetchFile';
import type {SearchFailure} from './protocol';

/** Why a file of the index cannot be read. */
export class IndexError extends Error implements SearchFailure {
  override readonly name = 'IndexError';

  constructor(
    message: string,
    readonly needsBuild = false,
  ) {
    super(message);
  }
}

/** After this time a reader is told that it does not work. */
const TIME_LIMIT_MS = 15_000;

/**
 * Fetches a file of the index.
 *
 * @throws Error when it is not there, is not JSON, or does not arrive in time
 * @throws IndexError when the development server has no index
 */
export async function fetchIndexFile(url: string): Promise<unknown> {
  const response = await fetchFile(url, {signal: AbortSignal.timeout(TIME_LIMIT_MS)});
  const body: unknown = await response.json().catch((error: unknown) => {
    throw new Error(`${url} is not JSON: ${String(error)}`);
  });
  const {message, needsBuild} = (body ?? {}) as Partial<SearchFailure>;
  if (needsBuild) throw new IndexError(message ?? 'There is no index.', true);
  return body;
}
