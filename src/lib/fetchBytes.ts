import {fetchFile} from './fetchFile';

/** How long a server may send nothing, unless the caller says otherwise. */
export const MAX_SILENT_MILLISECONDS = 30_000;

interface FetchBytesOptions extends Omit<RequestInit, 'signal'> {
  /** Most bytes that the file may have: no more are taken in. */
  readonly maxBytes: number;
  /** How long the server may send nothing. @default MAX_SILENT_MILLISECONDS */
  readonly maxSilentMilliseconds?: number;
}

/**
 * Fetches the bytes of a file of this site. A slow line may take its time, but not a silent one.
 *
 * @throws MissingFileError when there is no such file
 * @throws Error that names the file: it cannot be fetched, has too many bytes, or does not arrive
 */
export async function fetchBytes(
  url: string,
  {maxBytes, maxSilentMilliseconds = MAX_SILENT_MILLISECONDS, ...options}: FetchBytesOptions,
): Promise<ArrayBuffer> {
  const silence = createSilenceLimit(url, maxSilentMilliseconds);
  try {
    const {body} = await fetchFile(url, {...options, signal: silence.signal});
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for await (const part of chunksOf(body)) {
      silence.begin();
      size += part.byteLength;
      if (size > maxBytes) throw new Error(`${url} has more than ${maxBytes} bytes`);
      parts.push(part);
    }
    return await new Blob(parts).arrayBuffer();
  } catch (error) {
    silence.signal.throwIfAborted();
    throw error;
  } finally {
    silence.end();
  }
}

/** Leaving the loop cancels the rest. */
async function* chunksOf(body: Response['body']): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body?.getReader();
  try {
    for (let read = await reader?.read(); read?.value; read = await reader!.read()) yield read.value;
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}

function createSilenceLimit(url: string, milliseconds: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const end = () => clearTimeout(timer);
  const begin = () => {
    end();
    const seconds = milliseconds / 1000;
    timer = setTimeout(
      () => controller.abort(new Error(`${url} does not arrive: nothing has come for ${seconds} seconds`)),
      milliseconds,
    );
  };
  begin();
  return {signal: controller.signal, begin, end};
}
