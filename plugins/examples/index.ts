import {join, resolve} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadExamples} from './content';
import type {ExamplesPluginOptions} from './options';
import {drawCovers, type CoveredExample} from './covers';
import {createExampleRoutes} from './routes';

export {validateOptions} from './options';
export type {ExamplesOptions} from './options';

/** Turns each folder of `docs/examples` into an entry of the list and, unless it leads elsewhere, a page. */
export default function examplesPlugin(
  context: LoadContext,
  options: ExamplesPluginOptions,
): Plugin<CoveredExample[]> {
  const folder = resolve(context.siteDir, options.path);
  return {
    name: 'examples',
    getPathsToWatch: () => [`${folder}/**/*`],
    getThemePath: () => join(__dirname, '../../src/examples/theme'),
    getTypeScriptThemePath: () => join(__dirname, '../../src/examples/theme'),
    async loadContent() {
      return drawCovers(await loadExamples(context.siteDir, options));
    },
    async contentLoaded({content, actions}) {
      await createExampleRoutes({examples: content, actions, options, context});
    },
    configureWebpack() {
      // The docs plugin compiles all Markdown below `docs`, and takes pages that it does not serve itself for parts of
      // others, which have no front matter.
      const loader = join(__dirname, 'pageBodyLoader.mjs');
      return {module: {rules: [{test: [/\.mdx?$/i], include: folder, enforce: 'pre', use: [{loader}]}]}};
    },
  };
}
