/** The post that a post of this blog retells. */
export interface Original {
  /** Names, as they were published. */
  readonly authors: readonly string[];
  /** The day it was published, as YYYY-MM-DD. */
  readonly date: string;
  /** Where it was published. */
  readonly url: string;
}

/** The year in which the posts were retold. */
const RETOLD_IN = 2026;

/**
 * The original that the front matter of a post names, if it retells one. The build has checked it: see `remarkOriginal`.
 *
 * @param frontMatter of a post; YAML makes a date of a day that is not in quotes, and JSON a text of that
 */
export function originalOf(frontMatter: object): Original | undefined {
  const {original} = frontMatter as {
    readonly original?: Omit<Original, 'date'> & {readonly date: string | Date};
  };
  return original && {...original, date: new Date(original.date).toISOString().slice(0, 10)};
}

/** The words that say of a post that it is retold, in the parts before, in and after the link to the original. */
export function toWords({authors, date}: Original): {before: string; link: string; after: string} {
  const day = new Date(date).toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'});
  const names = new Intl.ListFormat('en').format(authors);
  return {
    before: `Retold in ${RETOLD_IN}. `,
    link: 'The original',
    after: `, by ${names}, was published on ${day}.`,
  };
}
