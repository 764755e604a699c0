/** Divides the sidebars of the documentation into print documents. */
import {printIdOf, type PrintRule} from '../../config/print';
import type {PrintGroup, PrintPart, PrintSection} from './types';

/** An entry of a sidebar as Docusaurus has resolved it. */
export type SidebarEntry =
  | {readonly type: 'doc' | 'ref'; readonly id: string}
  | {
      readonly type: 'category';
      readonly label: string;
      readonly link?:
        | {readonly type: 'doc'; readonly id: string}
        | {
            readonly type: 'generated-index';
            readonly permalink: string;
            readonly title?: string;
            readonly description?: string;
          };
      readonly items: readonly SidebarEntry[];
    }
  | {readonly type: 'link' | 'html'};

interface Sidebars {
  readonly sidebars: Readonly<Record<string, readonly SidebarEntry[]>>;
  /** Path of a page, without the base URL, by the id of its document. */
  readonly pathOf: (id: string) => string;
  /** The path of an address, without the base URL. */
  readonly toPath: (permalink: string) => string;
}

/**
 * The documents of sidebars, in the order of the rules and then of the sidebar. A category that is added to a divided sidebar is a
 * document without a rule.
 *
 * @throws Error with all sidebars without a rule, and all names in the rules that are no sidebar's or category's
 */
export function toSections(rules: readonly PrintRule[], site: Sidebars): PrintSection[] {
  const {sidebars} = site;
  const problems = problemsOf(rules, sidebars);
  if (problems.length > 0) throw new Error(`Print documents (src/config/print.ts):\n${problems.join('\n')}`);
  return rules.flatMap(({sidebar, id, title}) => {
    const parts = sidebars[sidebar]!.flatMap((entry) => toParts(entry, site));
    const documentOf = (part: PrintPart) =>
      printIdOf(sidebar, part.type === 'group' ? part.title : undefined)!;
    const together = parts.filter((part) => documentOf(part) === id);
    const apart = parts.flatMap((part) =>
      part.type === 'group' && documentOf(part) !== id ? {...part, id: documentOf(part)} : [],
    );
    return [
      {id, title, parts: together},
      ...apart.map((part) => ({id: part.id, title: part.title, parts: part.parts})),
    ].filter((section) => section.parts.length > 0);
  });
}

function toParts(entry: SidebarEntry, site: Sidebars): PrintPart[] {
  if (entry.type === 'doc') return [{type: 'page', path: site.pathOf(entry.id)}];
  // A reference belongs to another sidebar.
  if (entry.type !== 'category') return [];
  const {label, link, items} = entry;
  const own: PrintPart[] = link?.type === 'doc' ? [{type: 'page', path: site.pathOf(link.id)}] : [];
  const parts = [...own, ...items.flatMap((item) => toParts(item, site))];
  const list = link?.type === 'generated-index' && {
    path: site.toPath(link.permalink),
    ...(link.description !== undefined && {description: link.description}),
  };
  return [{type: 'group', title: label, ...list, parts} satisfies PrintGroup];
}

function problemsOf(rules: readonly PrintRule[], sidebars: Sidebars['sidebars']): string[] {
  const known = Object.keys(sidebars);
  const ruled = rules.map(({sidebar}) => sidebar);
  return [
    ...known
      .filter((name) => !ruled.includes(name))
      .map((name) => `The sidebar "${name}" has no rule; there are rules for ${ruled.join(', ')}.`),
    ...ruled
      .filter((name) => !known.includes(name))
      .map((name) => `There is no sidebar "${name}"; there are ${known.join(', ')}.`),
    ...rules.flatMap(({sidebar, with: joined = []}) => {
      const labels = (sidebars[sidebar] ?? []).flatMap((entry) =>
        entry.type === 'category' ? entry.label : [],
      );
      return joined
        .filter((label) => !labels.includes(label))
        .map((label) => `The sidebar "${sidebar}" has no category "${label}"; it has ${labels.join(', ')}.`);
    }),
  ];
}

/** The pages of parts, in reading order. */
export function pagesOf(parts: readonly PrintPart[]): string[] {
  return parts.flatMap((part) => (part.type === 'page' ? part.path : pagesOf(part.parts)));
}
