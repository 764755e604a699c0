interface Text {
  readonly title: string;
  /** @default nothing */
  readonly body?: string;
}

/**
 * Address of a form for a new issue, with a text in it.
 *
 * @param repository address of the repository, without a slash at the end
 * @see https://docs.github.com/en/issues/tracking-your-work-with-issues/using-issues/creating-an-issue
 */
export function newIssue(repository: string, text: Text): string {
  return `${repository}/issues/new?${new URLSearchParams({...text}).toString()}`;
}

/** The same for a discussion, in the category that every repository has. */
export function newDiscussion(repository: string, text: Text): string {
  return `${repository}/discussions/new?${new URLSearchParams({category: 'general', ...text}).toString()}`;
}
