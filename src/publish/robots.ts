import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PublishStep} from '../lib/publishing';

/**
 * Writes robots.txt, which must name the sitemap by its full address.
 *
 * @param sitemap path below the base URL, without a slash at the start
 */
export function robots(sitemap: string): PublishStep {
  return ({outDir, siteUrl}) => writeFileSync(join(outDir, 'robots.txt'), renderRobots(siteUrl + sitemap));
}

/** Nothing is disallowed: a page that must not be indexed says so itself, and crawlers have to read it for that. */
function renderRobots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}
