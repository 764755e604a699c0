import {IndexError} from '@site/src/search/engine/fetchIndexFile';

/** What a reader can do about a search that fails; and a developer, when there is nothing to search in yet. */
export function failureHelp(error: unknown): string {
  return error instanceof IndexError && error.needsBuild
    ? error.message
    : 'You might want to check your network connection.';
}
