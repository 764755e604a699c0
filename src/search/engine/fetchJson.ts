import type {Failure} from './protocol';

/** Why a file of the index cannot be read. */
export class IndexError extends Error implements Failure {
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
 * @throws IndexError when it is not there, is no JSON, or does not come in time; or when the development server has none
 */
export async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {signal: AbortSignal.timeout(TIME_LIMIT_MS)}).catch((error: unknown) => {
    throw new IndexError(`${url} cannot be fetched: ${String(error)}`);
  });
  const body: unknown = await response.json().catch((error: unknown) => {
    throw new IndexError(`${url} is not JSON: status ${response.status}, ${String(error)}`);
  });
  const {message, needsBuild} = (body ?? {}) as Partial<Failure>;
  if (needsBuild) throw new IndexError(message ?? 'There is no index.', true);
  if (!response.ok) throw new IndexError(`${url} answers with status ${response.status}`);
  return body;
}
