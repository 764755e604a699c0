/** Answers search requests in a worker, so that the page never freezes. */
import {fetchIndexFile, IndexError} from './fetchIndexFile';
import type {SearchWorkerResponse, SearchWorkerRequest} from './protocol';
import {createSearchIndex, type SearchIndex} from './searchIndex';

const reply = (message: SearchWorkerResponse) => self.postMessage(message);
const onWarning = (warning: string) => reply({warning});
const onComplete = () => reply({complete: true});
let index: SearchIndex | undefined;

self.onmessage = async ({data: {id, addresses, requests}}: MessageEvent<SearchWorkerRequest>) => {
  try {
    index ??= createSearchIndex({addresses, fetchFile: fetchIndexFile, onWarning, onComplete});
    if (requests.length === 0) await index.load();
    reply({id, results: await index.search(requests)});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    reply({id, failure: {message, needsBuild: error instanceof IndexError && error.needsBuild}});
  }
};
