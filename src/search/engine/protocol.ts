/** The messages between the page and its search worker. */
import type {SearchRequest, SearchResult} from '../shared/types';

export interface SearchWorkerRequest {
  readonly id: number;
  readonly addresses: IndexAddresses;
  /** An empty list only loads the index. */
  readonly requests: readonly SearchRequest[];
}

/** Asks for a sign of life, as a worker that hangs answers nothing. */
export interface PingMessage {
  readonly ping: true;
}

/** The first message. The page requests the names when it starts the worker, whose script is on its way. */
export interface NamesMessage {
  /** The file, or why it has not arrived. */
  readonly names: ArrayBuffer | SearchFailure;
}

export interface IndexAddresses {
  /** Folder with the index, with a slash at the end. */
  readonly index: string;
  /** Home page, with a slash at the end. */
  readonly site: string;
}

export type SearchWorkerResponse =
  | {readonly id: number; readonly results: SearchResult[]}
  | {readonly id: number; readonly failure: SearchFailure}
  /** The answer to a ping. */
  | {readonly pong: true}
  /** All texts are loaded. */
  | {readonly complete: true}
  /** A part of the index that answers can do without could not be loaded. */
  | {readonly warning: string};

export interface SearchFailure {
  readonly message: string;
  /** What the reader can do, where it is not the network's fault. */
  readonly help?: string;
}
