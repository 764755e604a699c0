import {memberAnchor, typeAnchor, isSubject} from '../../src/reference/anchors';
import {type ApiMember, membersOf, ownerOf} from '../../src/reference/model';
import type {Reference} from '../../src/reference/reference';
import {attributesOf, type BuiltSite, type Page} from '../support/builtSite';

/** One thing that the SDK has for programs, and where it should be described. */
export interface Described {
  /** Name in the assembly: `cloud.IBucketClient.put`. */
  readonly name: string;
  /** Path of the page's Markdown. */
  readonly source: string | undefined;
  readonly anchor: string;
}

/** All public types, members and values of the SDK, with their places. */
export function describedThings({model, registry}: Reference): Described[] {
  return [...model.values()].flatMap((type) => {
    const owner = ownerOf(type.name, model) ?? type;
    const source = registry.pages.get(owner.name);
    const subject = isSubject(owner.name, registry);
    const own = owner === type && !subject ? [{name: type.name, source, anchor: typeAnchor(type)}] : [];
    const members = (owner === type ? type.members : ownMembers(type.name, owner.name, model)).map(
      (member) => ({
        name: `${type.name}.${member.name}`,
        source,
        anchor: memberAnchor(member, owner, subject),
      }),
    );
    const values = type.values.map(({name}) => ({
      name: `${type.name}.${name}`,
      source,
      anchor: `${typeAnchor(type)}-${name.toLowerCase()}`,
    }));
    return [...own, ...members, ...values];
  });
}

/** A client's members stand in the entry of its owner, and of a closure's client all of them. */
function ownMembers(client: string, owner: string, model: Reference['model']): readonly ApiMember[] {
  const {members} = model.get(client)!;
  const shower = model.get(owner)!;
  if (shower.kind === 'function') return members;
  const shown = new Set(membersOf(shower, model));
  return members.filter((member) => shown.has(member));
}

/** Those that their page does not show exactly once. */
export function undescribed(things: readonly Described[], site: BuiltSite): string[] {
  const counts = new Map<string, Map<string, number>>();
  const countOf = (page: Page) => {
    const known = counts.get(page.path);
    if (known) return known;
    const count = new Map<string, number>();
    for (const id of attributesOf(page.$, '[id]', 'id')) {
      count.set(id, (count.get(id) ?? 0) + 1);
    }
    counts.set(page.path, count);
    return count;
  };
  return things.flatMap(({name, source, anchor}) => {
    if (source === undefined) return `${name}: no page has it`;
    const path = pathOf(source);
    const page = site.pages.find((one) => one.path === path);
    const times = page ? (countOf(page).get(anchor) ?? 0) : 0;
    return times === 1 ? [] : `${name}: ${path}#${anchor} is there ${times} times`;
  });
}

/** `docs/api/a/index.md` is shown at `/docs/api/a`. */
export function pathOf(source: string): string {
  return `/${source.replace(/\.mdx?$/, '').replace(/\/index$/, '')}`;
}

/** Elements outside code blocks. */
export function countElements({$}: Page): number {
  return $('*').length - $('pre *').length;
}
