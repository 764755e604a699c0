import type {SearchFailure} from '@site/src/search/engine/protocol';

/** Advice for a reader whose search failed, or for a developer who has not built the site yet. */
export function failureHelp(error: unknown): string {
  const {needsBuild, message} = (error ?? {}) as Partial<SearchFailure>;
  return needsBuild && message ? message : 'You might want to check your network connection.';
}
