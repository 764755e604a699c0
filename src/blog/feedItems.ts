import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {escapeHtml} from '../lib/escapeHtml';
import {originalOf, toWords} from './original';

/** What of an item says that its post is retold. */
interface Texts {
  readonly description?: string;
  readonly content?: string;
}

/** The items of the feeds: those of retold posts begin with the line that names the original, and end their summary with it. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...parameters}) => {
  const items = await defaultCreateFeedItems(parameters);
  const posts = new Map(parameters.blogPosts.map((post) => [post.metadata.permalink, post]));
  return items.map((item) => {
    const post = posts.get(new URL(item.link).pathname);
    return {...item, ...withOriginal(post?.metadata.frontMatter ?? {}, item)};
  });
};

/** Exported for its test. */
export function withOriginal(frontMatter: object, {description = '', content = ''}: Texts): Texts {
  const original = originalOf(frontMatter);
  if (!original) return {};
  const {before, link, after} = toWords(original);
  const line = `<p>${before}<a href="${escapeHtml(original.url)}">${link}</a>${escapeHtml(after)}</p>`;
  return {description: `${description} ${before}${link}${after}`.trim(), content: `${line}${content}`};
}
