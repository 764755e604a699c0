import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {RecentPost} from './types';

/** The newest posts of the blog, as the home page lists them. */
export function toRecentPosts({blogPosts}: BlogContent, count: number): RecentPost[] {
  return blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .slice(0, count)
    .map(({metadata: {title, description, permalink, date}}) => ({
      title,
      description,
      permalink,
      date: date.toISOString(),
      formattedDate: date.toLocaleDateString('en', {dateStyle: 'long', timeZone: 'UTC'}),
    }));
}
