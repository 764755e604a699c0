/** What the page and the worker say to each other. */
import type {SearchRequest, SearchResult} from '../shared/types';

export interface WorkerRequest {
  readonly id: number;
  readonly addresses: Addresses;
  /** None of them asks only that the index be loaded. */
  readonly requests: readonly SearchRequest[];
}

export interface Addresses {
  /** Of the folder with the index, with a slash at the end. */
  readonly index: string;
  /** Of the home page, with a slash at the end. */
  readonly site: string;
}

export type WorkerReply =
  | {readonly id: number; readonly results: SearchResult[]}
  | {readonly id: number; readonly failure: Failure}
  /** All texts are there. */
  | {readonly complete: true}
  /** Something went wrong with a part that answers can do without. */
  | {readonly warning: string};

export interface Failure {
  readonly message: string;
  /** Whether there is no index because the site has not been built, which only the development server knows. */
  readonly needsBuild: boolean;
}
