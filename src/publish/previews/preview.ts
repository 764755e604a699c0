/** Width and height of a picture in pixels: what the networks that show pictures beside links ask for. */
export const PREVIEW_SIZE = {width: 1200, height: 630} as const;

/** The most bytes that a picture may have. */
export const MAX_PREVIEW_BYTES = 20_000;

/** What is on the picture of a page. */
export interface Preview {
  /** The page's title, without the name of the site. */
  readonly title: string;
  /** Part of the site that the page belongs to. */
  readonly section?: string;
  /** Date of a post, as its readers see it. */
  readonly date?: string;
  /** What a program writes to use the subject of a page of the reference: `new cloud.Bucket(props: BucketProps?)`. */
  readonly signature?: string;
}

/** The picture of a page in words, for those who do not see it. */
export function describePreview({title, section, date, signature}: Preview): string {
  return [title, section, date, signature].filter((part) => part !== undefined).join(' – ');
}
