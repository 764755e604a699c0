import {relativeLink} from '../markdown/relativeLink';
import {type ApiMember, type ApiType, entryOf} from './model';
import type {ReferencePage} from './reference';
import type {Registry} from './registry';

/**
 * Anchor of a type's entry: `bucketprops`. On a page of one class, that class is the page's subject, and its members
 * have anchors of their bare names: `put`. All other members have those of their types before them: `bucketprops-cors`.
 */
export function typeAnchor({shortName}: Pick<ApiType, 'shortName'>): string {
  return shortName.toLowerCase();
}

export function memberAnchor(
  member: Pick<ApiMember, 'kind' | 'name'>,
  type: ApiType,
  isSubject: boolean,
): string {
  const name = member.name.toLowerCase();
  return isSubject ? name : `${typeAnchor(type)}-${name}`;
}

/** Whether a class is the only one that the directives of its page name. */
export function isSubject(name: string, registry: Registry): boolean {
  const page = registry.pages.get(name);
  const classes = page === undefined ? [] : (registry.classes.get(page) ?? []);
  return classes.length === 1 && classes[0] === name;
}

/**
 * Link from a page to a type's entry, as a path of a file, which Docusaurus turns into an address.
 *
 * @returns undefined for a type that has no entry
 */
export function linkToType(name: string, {page, model, registry}: ReferencePage): string | undefined {
  const entry = entryOf(name, model);
  const target = registry.pages.get(entry);
  const type = model.get(entry);
  if (target === undefined || !type) return undefined;
  const anchor = isSubject(entry, registry) ? '' : `#${typeAnchor(type)}`;
  if (target === page) return anchor || '#api-reference';
  return relativeLink(page, target) + anchor;
}
