import {join, resolve} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadExamples} from './content';
import type {ExamplesPluginOptions} from './options';
import type {MistakesOption} from '../../lib/mistakes';
import {chooseCovers, type CoveredExample} from './covers';
import {drawDiagrams} from './drawings';
import {createExampleRoutes} from './routes';

export {validateOptions} from './options';
export type {ExamplesOptions} from './options';

/** Turns each folder of `docs/examples` into an entry of the list and, unless it leads elsewhere, a page. */
export default function examplesPlugin(
  context: LoadContext,
  {mistakes, ...options}: ExamplesPluginOptions & MistakesOption,
): Plugin<CoveredExample[]> {
  const folder = resolve(context.siteDir, options.path);
  return {
    name: 'examples',
    getPathsToWatch: () => [`${folder}/**/*`],
    getThemePath: () => join(__dirname, './theme'),
    getTypeScriptThemePath: () => join(__dirname, './theme'),
    loadContent: mistakes.reading(async () =>
      (await loadExamples(context.siteDir, options)).map(chooseCovers),
    ),
    async contentLoaded({content, actions}) {
      await createExampleRoutes({examples: content, actions, options, context});
    },
    configureWebpack() {
      // The docs plugin compiles all Markdown below `docs`, and takes pages that it does not serve itself for parts of
      // others, which have no front matter.
      const withoutFrontMatter = {
        test: [/\.mdx?$/i],
        include: folder,
        enforce: 'pre' as const,
        use: [{loader: join(__dirname, 'pageBodyLoader.mjs')}],
      };
      const withDrawings = {
        test: /\.json$/,
        include: join(context.generatedFilesDir, 'examples'),
        use: [{loader: join(__dirname, 'drawingLoader.mjs'), options: {draw: drawDiagrams}}],
      };
      return {module: {rules: [withoutFrontMatter, withDrawings]}};
    },
  };
}
