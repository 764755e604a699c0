/** The post that a post of this blog retells. */
export interface Original {
  /** Names, as they were published. */
  readonly authors: readonly string[];
  /** The day it was published, as YYYY-MM-DD. */
  readonly date: string;
  /** Where it was published. The pages of this site have these addresses now. */
  readonly url: string;
}

/** The site's sources as the company left them, where the originals still are. */
const SOURCES = 'https://github.com/winglang/docsite/blob/8223f2407cf3b3f60603f34b255f25edcb2d5a43/blog';

/** The year in which the posts were retold. */
const RETOLD_IN = 2026;

/**
 * The original that the front matter of a post names, if it retells one. The build has checked it: see `remarkOriginal`.
 *
 * @param frontMatter of a post; YAML parses a day without quotes as a date, which becomes a string in JSON
 */
export function originalOf(frontMatter: object): Original | undefined {
  const {original} = frontMatter as {
    readonly original?: Omit<Original, 'date'> & {readonly date: string | Date};
  };
  return original && {...original, date: new Date(original.date).toISOString().slice(0, 10)};
}

/**
 * Where the original can be read: its source, for a post that had the address `…/blog/2023/02/17/plugins`, and its own address
 * for any other.
 */
export function sourceOf({url}: Original): string {
  const [, year, month, day, name] =
    /^https:\/\/www\.winglang\.io\/blog\/(\d+)\/(\d+)\/(\d+)\/([\w-]+)$/.exec(url) ?? [];
  return name ? `${SOURCES}/${year}-${month}-${day}-${name}.md` : url;
}

/** The notice of a retold post: the text before, in and after the link to the original. */
export function toWords({authors, date, url}: Original): {before: string; link: string; after: string} {
  const day = new Date(date).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});
  const names = new Intl.ListFormat('en').format(authors);
  return {
    before: `Retold in ${RETOLD_IN}. `,
    link: 'The original',
    after: `, by ${names}, was published on ${day}, at ${url.replace(/^https:\/\/(?:www\.)?/, '')}.`,
  };
}
