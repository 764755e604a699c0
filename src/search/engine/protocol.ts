/** What the page and the worker say to each other. */
import type {SearchRequest, SearchResult} from '../shared/types';

export interface SearchWorkerRequest {
  readonly id: number;
  readonly addresses: IndexAddresses;
  /** None of them asks only that the index be loaded. */
  readonly requests: readonly SearchRequest[];
}

export interface IndexAddresses {
  /** Of the folder with the index, with a slash at the end. */
  readonly index: string;
  /** Of the home page, with a slash at the end. */
  readonly site: string;
}

export type SearchWorkerResponse =
  | {readonly id: number; readonly results: SearchResult[]}
  | {readonly id: number; readonly failure: SearchFailure}
  /** All texts are there. */
  | {readonly complete: true}
  /** Something went wrong with a part that answers can do without. */
  | {readonly warning: string};

export interface SearchFailure {
  readonly message: string;
  /** Whether there is no index because the site has not been built, which only the development server knows. */
  readonly needsBuild: boolean;
}
