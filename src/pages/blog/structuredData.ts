import type {BlogPosting} from 'schema-dts';
import {originalOf, sourceOf} from './original';

/** The original, as structured data for search engines: https://schema.org/isBasedOn */
interface BasedOn {
  readonly isBasedOn?: {
    readonly '@type': 'BlogPosting';
    readonly url: string;
    readonly datePublished: string;
    readonly author: readonly {readonly '@type': 'Person'; readonly name: string}[];
  };
}

/** @param frontMatter of a post, which may name an original */
export function basedOn(frontMatter: object): BasedOn {
  const original = originalOf(frontMatter);
  if (!original) return {};
  return {
    isBasedOn: {
      '@type': 'BlogPosting',
      url: sourceOf(original),
      datePublished: original.date,
      author: original.authors.map((name) => ({'@type': 'Person', name})),
    } satisfies BlogPosting,
  };
}
