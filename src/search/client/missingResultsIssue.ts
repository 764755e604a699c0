import {newIssue} from '../../lib/prefilled';

/**
 * The URL that opens a new issue about a search without results.
 *
 * @param repository address of the repository, without a slash at the end
 * @param version of Wing that the site is for
 */
export function missingResultsIssue(repository: string, query: string, version: string): string {
  return newIssue(repository, {
    title: `Search on the website finds nothing for "${query}"`,
    body: `Query: ${query}\nWing: ${version}\n`,
  });
}
