/**
 * What is done after Docusaurus has written the pages, one step after the other: each finds the pages as those before it
 * left them. Docusaurus calls `postBuild` of all plugins at once, so this is the only one of this site that has it.
 */
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import type {PublishingPlugin, PublishStep} from '../../src/lib/publishing';

interface PublishOptions {
  readonly steps: readonly PublishStep[];
}

export default function publishPlugin(
  {siteDir, siteConfig, baseUrl}: LoadContext,
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
      const site = {root: siteDir, outDir, baseUrl, siteUrl: siteConfig.url + baseUrl, routes, content};
      for (const step of steps) await step(site);
    },
  };
}
