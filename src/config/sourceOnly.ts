import type {DocusaurusConfig} from '@docusaurus/types';

/** The name of a library that npm cannot install, in menus, cards, and results of the search. */
export function markSourceOnly(name: string): string {
  return `${name} (source only)`;
}

/** `src/pages/libraries/list.ts` has the schema of the facts about a library. */
interface LibraryFrontMatter {
  readonly title?: string;
  readonly sidebar_label?: string;
  readonly library?: {readonly published: string | null};
}

/** Marks the label of a library's page. The sidebar prefers the front matter's label to that of its items. */
export const parseFrontMatter: DocusaurusConfig['markdown']['parseFrontMatter'] = async (source) => {
  const parsed = await source.defaultParseFrontMatter(source);
  const {library, title, sidebar_label: label = title} = parsed.frontMatter as LibraryFrontMatter;
  if (library?.published !== null || label === undefined) return parsed;
  return {...parsed, frontMatter: {...parsed.frontMatter, sidebar_label: markSourceOnly(label)}};
};
