/** A page, as those who answer have to know it. */
export interface FeedbackPage {
  /** Path on its host. */
  readonly path: string;
  readonly address: string;
  /** The section's name. */
  readonly section: string;
  /** Version of Wing that the site is for. */
  readonly version: string;
}

/** What is in the form when it opens: the facts, below a line for the reader's own words. */
export function toFeedback({path, address, section, version}: FeedbackPage, isHelpful: boolean) {
  return {
    title: isHelpful ? `This page helped: ${path}` : `This page did not help: ${path}`,
    body: `${isHelpful ? 'What helped?' : 'What did you look for, and what did you find?'}\n\n\n\nPage: ${address}\nSection: ${section}\nWing: ${version}\n`,
  };
}
