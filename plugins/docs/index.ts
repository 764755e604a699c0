/**
 * The docs plugin, with one difference: the titles and descriptions of all pages come with the pages that show them as
 * cards, not with every page of the documentation.
 */
import docsPlugin, {validateOptions as validateDocsOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, Options as DocsOptions, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext, Plugin, Validate} from '@docusaurus/types';
import type {MistakesOption} from '../../src/lib/mistakes';
import {moveSummaries} from './summaries';

export type Options = DocsOptions & MistakesOption;

export function validateOptions({
  validate,
  options: {mistakes, ...options},
}: OptionValidationContext<Options, PluginOptions>): PluginOptions & MistakesOption {
  return {
    ...validateDocsOptions({validate: validate as Validate<DocsOptions | undefined, PluginOptions>, options}),
    mistakes,
  };
}

export default async function docsWithoutSummaries(
  context: LoadContext,
  {mistakes, ...options}: PluginOptions & MistakesOption,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {
    ...plugin,
    loadContent: mistakes.reading(() => plugin.loadContent!()),
    async contentLoaded({actions, ...rest}) {
      const addRoute: typeof actions.addRoute = (route) => actions.addRoute(moveSummaries(route, options));
      await plugin.contentLoaded?.({...rest, actions: {...actions, addRoute}});
    },
  };
}
