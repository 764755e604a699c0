/** Parts of the site that readers search in, in the order in which filters offer them. */
export const SECTIONS = [
  {id: 'docs', label: 'Docs', folders: []},
  {id: 'api', label: 'API', folders: ['/docs/api']},
  {id: 'learn', label: 'Learn', folders: ['/docs/learn', '/docs/build', '/learn-wing']},
  {id: 'libraries', label: 'Libraries', folders: ['/docs/libraries']},
  {id: 'examples', label: 'Examples', folders: ['/docs/examples']},
  {id: 'blog', label: 'Blog', folders: ['/blog']},
  {id: 'contributing', label: 'Contributing', folders: ['/contributing']},
] as const satisfies readonly Section[];

export type SectionId = (typeof SECTIONS)[number]['id'];

interface Section {
  /** Value of the facet `section`. */
  readonly id: string;
  readonly label: string;
  /** Paths that the section's own begin with. */
  readonly folders: readonly string[];
}

/**
 * Section of a page.
 *
 * @param path route without the base URL: `/docs/api/standard-library/cloud/bucket`
 * @returns `docs` for a page that stands in no section's folder
 */
export function sectionOf(path: string): SectionId {
  const isIn = (folder: string) => path === folder || path.startsWith(`${folder}/`);
  return SECTIONS.find(({folders}) => folders.some(isIn))?.id ?? 'docs';
}

export function sectionLabel(id: SectionId): string {
  return SECTIONS.find((section) => section.id === id)!.label;
}
