import type {SearchFailure} from '@site/src/search/engine/protocol';

/** Advice for a reader whose search failed. */
export function failureHelp(error: unknown): string {
  const {help} = (error ?? {}) as Partial<SearchFailure>;
  return help ?? 'You might want to check your network connection.';
}
