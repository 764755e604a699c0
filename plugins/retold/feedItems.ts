import type {BlogPost, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {readOriginal, toWords} from './original';

/** The items of the feeds, where the summary of a retold post says that it is one: readers of feeds show little else. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...parameters}) => {
  const items = await defaultCreateFeedItems(parameters);
  const posts = new Map(parameters.blogPosts.map((post) => [post.metadata.permalink, post]));
  return items.map((item) => {
    const post = posts.get(new URL(item.link).pathname);
    return {...item, description: describe(post, item.description)};
  });
};

/** Exported for its test. */
export function describe(
  post: {readonly metadata: Pick<BlogPost['metadata'], 'frontMatter'>} | undefined,
  description: string | undefined,
): string | undefined {
  const {original} = readOriginal((post?.metadata.frontMatter as {original?: unknown} | undefined)?.original);
  if (!original) return description;
  const {before, link, after} = toWords(original);
  return `${description ?? ''} ${before}${link}${after}`.trim();
}
