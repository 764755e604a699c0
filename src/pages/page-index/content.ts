import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {EXAMPLES_PATH} from '../../config/site';
import type {ExampleEntry} from '../../learning/examples/types';
import type {TitledPage} from './types';

/**
 * Pages that the content plugins have loaded: documents and generated indexes, posts, pages of Markdown, and examples.
 * Unlisted pages are left out. Pages that are components have no title here.
 */
export function collectPages(allContent: AllContent, baseUrl: string): TitledPage[] {
  const pages = [
    ...contentsOf<DocsContent>(allContent, 'docusaurus-plugin-content-docs').flatMap(documentsOf),
    ...contentsOf<BlogContent>(allContent, 'docusaurus-plugin-content-blog').flatMap(postsOf),
    ...contentsOf<PagesContent>(allContent, 'docusaurus-plugin-content-pages').flatMap(markdownPagesOf),
    ...contentsOf<ExampleEntry[]>(allContent, 'examples').flatMap((entries) => examplesOf(entries, baseUrl)),
  ];
  return [...new Map(pages.map((page) => [page.path, page])).values()];
}

/** The content of all instances of a plugin. An instance that found nothing has `null`. */
function contentsOf<Content>(allContent: AllContent, plugin: string): Content[] {
  return Object.values(allContent[plugin] ?? {}).filter(Boolean) as Content[];
}

function documentsOf({loadedVersions}: DocsContent): TitledPage[] {
  return loadedVersions.flatMap(({docs, sidebars}) => [
    ...docs.filter(({unlisted}) => !unlisted).map(({title, permalink}) => ({title, path: permalink})),
    ...Object.values(sidebars).flatMap(generatedIndexesOf),
  ]);
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

function generatedIndexesOf(items: readonly SidebarItem[]): TitledPage[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const {link, label} = item;
    return [
      ...(link?.type === 'generated-index' ? [{title: link.title ?? label, path: link.permalink}] : []),
      ...generatedIndexesOf(item.items),
    ];
  });
}

function postsOf({blogPosts}: BlogContent): TitledPage[] {
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata: {title, permalink}}) => ({title, path: permalink}));
}

function markdownPagesOf(pages: PagesContent): TitledPage[] {
  return pages.flatMap((page) =>
    page.type === 'mdx' && page.title && !page.unlisted ? [{title: page.title, path: page.permalink}] : [],
  );
}

/** An entry with its own address leads to a page elsewhere. */
function examplesOf(entries: readonly ExampleEntry[], baseUrl: string): TitledPage[] {
  return entries
    .filter(({url}) => url === undefined)
    .map(({title, slug}) => ({title, path: normalizeUrl([baseUrl, EXAMPLES_PATH, slug])}));
}
