import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {escapeHtml} from '../lib/escapeHtml';
import {originalOf, toWords} from './original';

/** The parts of an item that carry the notice of a retold post. */
interface Texts {
  readonly description?: string;
  readonly content?: string;
}

/** The items of the feeds. The content of a retold post begins with the notice, and its summary ends with it. */
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
