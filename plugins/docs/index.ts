/**
 * The docs plugin, with one difference: the titles and descriptions of all pages come with the pages that show them as
 * cards, not with every page of the documentation.
 */
import docsPlugin, {validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {moveSummaries} from './summaries';

export {validateOptions};

export default async function docsWithoutSummaries(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    async contentLoaded({actions, ...rest}) {
      const addRoute: typeof actions.addRoute = (route) => actions.addRoute(moveSummaries(route, options));
      await plugin.contentLoaded?.({...rest, actions: {...actions, addRoute}});
    },
  };
}
