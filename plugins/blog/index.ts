/**
 * The blog plugin, with one difference: pages that list posts get a summary of each, not its beginning as a component, and the
 * archive gets titles and dates, not the whole text of every post. With fifty posts that is half of what such a page loads.
 */
import {join} from 'node:path';
import blogPlugin, {validateOptions} from '@docusaurus/plugin-content-blog';
import type {BlogContent, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {withSummaries} from './summaries';

export {validateOptions};

export default async function blogWithSummaries(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const plugin = (await blogPlugin(context, options));
  return {
    ...plugin,
    getThemePath: () => join(__dirname, 'theme'),
    getTypeScriptThemePath: () => join(__dirname, 'theme'),
    async contentLoaded({actions, content, ...rest}) {
      const addRoute: typeof actions.addRoute = (route) =>
        actions.addRoute(withSummaries(route, content.blogPosts, options));
      await plugin.contentLoaded?.({...rest, content, actions: {...actions, addRoute}});
    },
  };
}
