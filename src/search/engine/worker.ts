/** Answers search requests in a worker, so that the page never freezes. */
import {NAMES_FILE} from '../index-files/files';
import {fetchIndexFile, IndexError, readIndexFile} from './fetchIndexFile';
import type {NamesMessage, PingMessage, SearchWorkerResponse, SearchWorkerRequest} from './protocol';
import {createSearchIndex, type SearchIndex} from './searchIndex';

// oxlint-disable-next-line no-restricted-properties -- only sends answers
const reply = (message: SearchWorkerResponse) => self.postMessage(message);
const onWarning = (warning: string) => reply({warning});
const onComplete = () => reply({complete: true});
let index: SearchIndex | undefined;

/** The names that the page hands over, until they are read: they are fetched the next time. */
let handed: Promise<NamesMessage['names']> | undefined;
let handOver: (names: NamesMessage['names']) => void;
handed = new Promise((resolve) => (handOver = resolve));

self.onmessage = async ({data}: MessageEvent<SearchWorkerRequest | NamesMessage | PingMessage>) => {
  if ('ping' in data) return reply({pong: true});
  if ('names' in data) return handOver(data.names);
  const {id, addresses, requests} = data;
  try {
    index ??= createSearchIndex({addresses, fetchFile, onWarning, onComplete});
    if (requests.length === 0) await index.load();
    reply({id, results: await index.search(requests)});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    reply({id, failure: {message, help: error instanceof IndexError ? error.help : undefined}});
  }
};

async function fetchFile(url: string): Promise<unknown> {
  if (!handed || !url.endsWith(NAMES_FILE)) return fetchIndexFile(url);
  const names = await handed;
  handed = undefined;
  if (names instanceof ArrayBuffer) return readIndexFile(url, names);
  throw new IndexError(names.message, names.help);
}
