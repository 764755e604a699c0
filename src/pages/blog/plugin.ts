/**
 * The blog plugin, with two differences. Pages that list posts get a summary of each, not its beginning as a component, and the
 * archive gets titles and dates, not the whole text of every post: with fifty posts, what such a page loads would be half as
 * much again. And posts may retell others: they say so under their title, in the feeds and in the structured data.
 */
import {join} from 'node:path';
import blogPlugin, {validateOptions as validateBlogOptions} from '@docusaurus/plugin-content-blog';
import type {BlogContent, Options as BlogOptions, PluginOptions} from '@docusaurus/plugin-content-blog';
import type {LoadContext, OptionValidationContext, Plugin, Validate} from '@docusaurus/types';
import type {Pluggable} from 'unified';
import {withOptions} from '../../markdown/withOptions';
import {createFeedItems} from './feedItems';
import {remarkOriginal} from './remarkOriginal';
import type {MistakesOption} from '../../lib/mistakes';
import {withSummaries} from './summaries';

export type Options = BlogOptions & MistakesOption;

export function validateOptions({
  validate,
  options: {mistakes, ...options},
}: OptionValidationContext<Options, PluginOptions>): PluginOptions & MistakesOption {
  return {
    ...validateBlogOptions({validate: validate as Validate<BlogOptions | undefined, PluginOptions>, options}),
    mistakes,
  };
}

export default async function blogWithSummaries(
  context: LoadContext,
  {mistakes, ...options}: PluginOptions & MistakesOption,
): Promise<Plugin<BlogContent>> {
  const plugin = await blogPlugin(context, {
    ...options,
    beforeDefaultRemarkPlugins: [
      ...(options.beforeDefaultRemarkPlugins as Pluggable[]),
      withOptions(remarkOriginal, {root: context.siteDir}),
    ],
    feedOptions: {...options.feedOptions, createFeedItems},
  });
  return {
    ...plugin,
    loadContent: mistakes.reading(() => plugin.loadContent!()),
    getThemePath: () => join(__dirname, './theme'),
    getTypeScriptThemePath: () => join(__dirname, './theme'),
    async contentLoaded({actions, content, ...rest}) {
      const addRoute: typeof actions.addRoute = (route) =>
        actions.addRoute(withSummaries(route, content.blogPosts, options));
      await plugin.contentLoaded?.({...rest, content, actions: {...actions, addRoute}});
    },
  };
}
