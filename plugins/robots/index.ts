import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface PluginOptions {
  /** Path of the sitemap below the base URL, without a slash at the start. */
  readonly sitemap: string;
}

/** Writes robots.txt, which must name the sitemap by its full address. */
export default function robotsPlugin(_context: LoadContext, {sitemap}: PluginOptions): Plugin {
  return {
    name: 'robots',
    async postBuild({outDir, siteConfig}) {
      await writeFile(
        join(outDir, 'robots.txt'),
        renderRobots(siteConfig.url + siteConfig.baseUrl + sitemap),
      );
    },
  };
}

/** Nothing is disallowed: a page that must not be indexed says so itself, and crawlers have to read it for that. */
function renderRobots(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
}
