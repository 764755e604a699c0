import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';
import {escapeHtml} from '../../lib/escapeHtml';
import {originalOf, sourceOf, toWords} from './original';

/** The parts of an item that carry the notice of a retold post. */
interface Texts {
  readonly description?: string;
  readonly content?: string;
}

/**
 * The items of the feeds. The content of a retold post begins with the notice, and its summary ends with it. The tools of code
 * samples are left out: they do nothing in a feed.
 */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...parameters}) => {
  const items = await defaultCreateFeedItems(parameters);
  const posts = new Map(parameters.blogPosts.map((post) => [post.metadata.permalink, post]));
  return items.map((item) => {
    const post = posts.get(new URL(item.link).pathname);
    const {content, ...others} = item;
    const readable = content === undefined ? others : {...others, content: withoutTools(content)};
    return {...readable, ...withOriginal(post?.metadata.frontMatter ?? {}, readable)};
  });
};

/** Exported for its test. */
export function withOriginal(frontMatter: object, {description = '', content = ''}: Texts): Texts {
  const original = originalOf(frontMatter);
  if (!original) return {};
  const {before, link, after} = toWords(original);
  const line = `<p>${before}<a href="${escapeHtml(sourceOf(original))}">${link}</a>${escapeHtml(after)}</p>`;
  return {description: `${description} ${before}${link}${after}`.trim(), content: `${line}${content}`};
}

/** Exported for its test. */
export function withoutTools(content: string): string {
  const $ = load(content, null, false);
  $('[data-tools]').remove();
  return $.html();
}
