import {isSubject, typeAnchor} from './anchors';
import type {Reference} from './reference';

/** Addresses of the entries of classes, by the name of the class: `cloud.Bucket`. */
export type ClassPages = Readonly<Record<string, string>>;

interface DocPage {
  /** `@site/docs/…`, as the documentation plugin names it. */
  readonly source: string;
  readonly permalink: string;
}

/**
 * The address of each class's reference: a page, or a place on a page of several classes.
 *
 * @param pages of the documentation
 */
export function toClassPages(
  {model, registry}: Omit<Reference, 'version'>,
  pages: readonly DocPage[],
): ClassPages {
  const permalinks = new Map(pages.map(({source, permalink}) => [source.replace(/^@site\//, ''), permalink]));
  const classes = [...model.values()].filter(({kind}) => kind === 'class');
  return Object.fromEntries(
    classes.flatMap((type) => {
      const permalink = permalinks.get(registry.pages.get(type.name) ?? '');
      if (permalink === undefined) return [];
      return [[type.name, isSubject(type.name, registry) ? permalink : `${permalink}#${typeAnchor(type)}`]];
    }),
  );
}
