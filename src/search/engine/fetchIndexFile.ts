import {boundedData, type Data} from '../../lib/entrance/data';
import {isRecord, own} from '../../lib/entrance/own';
import {Refusal} from '../../lib/entrance/refusal';
import {fetchBytes} from '../../lib/fetchBytes';
import {MissingFileError, RELOAD_FOR_NEW_VERSION} from '../../lib/fetchFile';
import type {SearchFailure} from './protocol';

/** The index cannot be read. */
export class IndexError extends Error implements SearchFailure {
  override readonly name = 'IndexError';

  /** @param help as in `SearchFailure` */
  constructor(
    message: string,
    readonly help?: string,
  ) {
    super(message);
  }
}

/** A reader who has waited this long is told that the search failed. */
const TIMEOUT_MS = 15_000;

/** The largest file has half a million bytes, and the names are 90,000. */
const MAX_BYTES = 1_500_000;

/** The names have 10,000 values. */
const MAX_VALUES = 200_000;

/** Lists in a property of the file. */
const MAX_DEPTH = 4;

/**
 * Fetches a file of the index.
 *
 * @returns what its JSON says; `index-files` reads it
 * @throws IndexError when the server has no such file any more, or a development server no index
 * @throws Refusal when it is not JSON, or too large
 * @throws Error when it does not arrive
 */
export async function fetchIndexFile(url: string): Promise<Data> {
  return readIndexFile(url, await fetchIndexBytes(url));
}

/** @throws Error as `fetchIndexFile` */
export function fetchIndexBytes(url: string): Promise<ArrayBuffer> {
  return fetchBytes(url, {maxBytes: MAX_BYTES, maxSilentMilliseconds: TIMEOUT_MS}).catch((error: Error) => {
    throw error instanceof MissingFileError ? new IndexError(error.message, RELOAD_FOR_NEW_VERSION) : error;
  });
}

/**
 * @param url names the file in the refusal
 * @throws IndexError when the development server has no index
 * @throws Refusal when it is not JSON, or too large
 */
export function readIndexFile(url: string, bytes: ArrayBuffer): Data {
  if (bytes.byteLength > MAX_BYTES) throw new Refusal(`${url} has more than ${MAX_BYTES} bytes.`);
  const value = boundedData(parse(url, new TextDecoder().decode(bytes)), url, {
    characters: MAX_BYTES,
    depth: MAX_DEPTH,
    values: MAX_VALUES,
  });
  if (isRecord(value) && own(value, 'needsBuild') === true) {
    const message = own(value, 'message');
    throw new IndexError('There is no index.', typeof message === 'string' ? message : undefined);
  }
  return value;
}

function parse(url: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${url} is not JSON.`);
  }
}
