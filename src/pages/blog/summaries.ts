import type {BlogPost, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';

/** Which routes list posts, by the components that the options of the blog plugin name. */
type ListPages = Pick<
  PluginOptions,
  'blogListComponent' | 'blogTagsPostsComponent' | 'blogAuthorsPostsComponent' | 'blogArchiveComponent'
>;

/** The part of a post that lists show, in the shape of the module that Docusaurus passes them. */
export interface Summary {
  readonly metadata: Pick<
    BlogPost['metadata'],
    | 'permalink'
    | 'title'
    | 'description'
    | 'date'
    | 'tags'
    | 'authors'
    | 'readingTime'
    | 'hasTruncateMarker'
    | 'unlisted'
  >;
  readonly frontMatter: {readonly original?: unknown};
  readonly assets: {readonly authorsImageUrls: readonly undefined[]};
}

/**
 * Replaces the posts of a route that lists them by summaries, as its props.
 *
 * @param route as the blog plugin 3.10 adds it
 * @throws Error when the route lists a post that is not there, or has another form
 */
export function withSummaries(route: RouteConfig, posts: readonly BlogPost[], pages: ListPages): RouteConfig {
  if (route.component === pages.blogArchiveComponent) return withTitles(route);
  const lists = [pages.blogListComponent, pages.blogTagsPostsComponent, pages.blogAuthorsPostsComponent];
  if (!lists.includes(route.component)) return route;
  const {items, ...modules} = route.modules ?? {};
  if (!Array.isArray(items)) throw new Error(`${route.path}: this list has no posts among its modules.`);
  const found = (items as {readonly content: {readonly path: string}}[]).map(({content: {path}}) => {
    const post = posts.find(({metadata}) => metadata.source === path);
    if (!post) throw new Error(`${route.path}: ${path} is none of the posts.`);
    return {content: toSummary(post)};
  });
  return {...route, modules, props: {...route.props, items: found}};
}

function toSummary({metadata}: BlogPost): Summary {
  const {permalink, title, description, date, tags, authors, readingTime, hasTruncateMarker, unlisted} =
    metadata;
  const {original} = metadata.frontMatter as Summary['frontMatter'];
  return {
    metadata: {permalink, title, description, date, tags, authors, readingTime, hasTruncateMarker, unlisted},
    frontMatter: original === undefined ? {} : {original},
    assets: {authorsImageUrls: authors.map(() => undefined)},
  };
}

function withTitles(route: RouteConfig): RouteConfig {
  const {archive} = route.props as {readonly archive: {readonly blogPosts: readonly BlogPost[]}};
  const blogPosts = archive.blogPosts.map(({metadata: {permalink, title, date}}) => ({
    metadata: {permalink, title, date},
  }));
  return {...route, props: {...route.props, archive: {blogPosts}}};
}
