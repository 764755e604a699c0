/**
 * The URL that opens a new issue about a search without results.
 *
 * @param repository address of the repository, without a slash at the end
 */
export function missingResultsIssue(repository: string, query: string): string {
  const title = `Search on the website finds nothing for "${query}"`;
  return `${repository}/issues/new?${new URLSearchParams({title}).toString()}`;
}
