/** The docs plugin, which tells all mistakes of the pages at once. */
import docsPlugin, {validateOptions as validateDocsOptions} from '@docusaurus/plugin-content-docs';
import type {LoadedContent, Options as DocsOptions, PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, OptionValidationContext, Plugin, Validate} from '@docusaurus/types';
import type {MistakesOption} from '../lib/mistakes';

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

export default async function docsWithMistakes(
  context: LoadContext,
  {mistakes, ...options}: PluginOptions & MistakesOption,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  return {...plugin, loadContent: mistakes.reading(() => plugin.loadContent!())};
}
