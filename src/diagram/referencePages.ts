import {isSubject, typeAnchor} from '../reference/anchors';
import type {Reference} from '../reference/expand';

/** Addresses of the entries of types, by the name of the type: `cloud.Bucket`. */
export type ReferencePages = Readonly<Record<string, string>>;

interface Page {
  /** `@site/docs/…`, as the documentation plugin names it. */
  readonly source: string;
  readonly permalink: string;
}

/**
 * Where the reference has the classes that a diagram can show.
 *
 * @param pages of the documentation
 */
export function referencePages(
  {model, registry}: Omit<Reference, 'version'>,
  pages: readonly Page[],
): ReferencePages {
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
