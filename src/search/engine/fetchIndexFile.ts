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
  return readIndexFile(url, await fetchIndexBytes(url));
}

/** @throws Error when it is not there, or does not arrive in time */
export async function fetchIndexBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetchFile(url, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  return response.arrayBuffer();
}

/**
 * @throws Error when it is not JSON
 * @throws IndexError when the development server has no index
 */
export function readIndexFile(url: string, bytes: ArrayBuffer): unknown {
  const body = parse(url, new TextDecoder().decode(bytes));
  const {message, needsBuild} = (body ?? {}) as Partial<SearchFailure>;
  if (needsBuild) throw new IndexError(message ?? 'There is no index.', true);
  return body;
}

function parse(url: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${url} is not JSON: ${String(error)}`, {cause: error});
  }
}
