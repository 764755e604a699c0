/**
 * What is done after Docusaurus has written the pages. They are read once; each step finds them as those before it left them. Docusaurus calls `postBuild` of all plugins at once, so this is the only one of this site that has it.
 */
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {readPages} from '../lib/builtPage';
import type {BuiltSite, PublishingPlugin, PublishStep} from '../lib/publishing';

interface PublishOptions {
  readonly steps: readonly PublishStep[];
}

export default function publishPlugin(
  {siteDir, siteConfig, baseUrl, i18n}: LoadContext,
  {steps}: PublishOptions,
): Plugin {
  let content: AllContent = {};
  return {
    name: 'publish',
    async allContentLoaded({allContent}) {
      content = allContent;
    },
    async postBuild({outDir, routesPaths: routes, plugins}) {
      for (const plugin of plugins as unknown as readonly Partial<PublishingPlugin & {content: unknown}>[]) {
        await plugin.publishFiles?.({outDir, routes, content: plugin.content});
      }
      const pages = readPages(outDir);
      const byPath = new Map(pages.map((page) => [page.path, page]));
      const paths = routes.map((route) => `/${route.slice(baseUrl.length).replace(/\.html$/, '')}`);
      const missing = paths.filter((path) => !byPath.has(path));
      if (missing.length > 0) throw new Error(`These pages were not built: ${missing.join(', ')}`);
      const routePages = [...new Set(paths.map((path) => byPath.get(path)!))];
      const site: BuiltSite = {
        root: siteDir,
        outDir,
        baseUrl,
        siteUrl: siteConfig.url + baseUrl,
        locale: i18n.currentLocale,
        pages,
        routePages,
        content,
      };
      for (const step of steps) await step(site);
    },
  };
}
