import {IndexError} from '@site/src/search/engine/fetchIndexFile';

/** Advice for a reader whose search failed, or for a developer who has not built the site yet. */
export function failureHelp(error: unknown): string {
  return error instanceof IndexError && error.needsBuild
    ? error.message
    : 'You might want to check your network connection.';
}
