/** Runs the index beside the page, which never waits for it. */
import {fetchJson, IndexError} from './fetchIndexFile';
import type {WorkerReply, WorkerRequest} from './protocol';
import {createSearchIndex, type SearchIndex} from './searchIndex';

const reply = (message: WorkerReply) => self.postMessage(message);
const warn = (warning: string) => reply({warning});
const complete = () => reply({complete: true});
let index: SearchIndex | undefined;

self.onmessage = async ({data: {id, addresses, requests}}: MessageEvent<WorkerRequest>) => {
  try {
    index ??= createSearchIndex({addresses, fetchJson, warn, complete});
    if (requests.length === 0) await index.load();
    reply({id, results: await index.search(requests)});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    reply({id, failure: {message, needsBuild: error instanceof IndexError && error.needsBuild}});
  }
};
