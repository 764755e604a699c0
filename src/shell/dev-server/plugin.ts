/**
 * Lets the development server answer before the site is compiled: each page is compiled when a browser asks for it. What is
 * wrong with a page is shown there and in the terminal. The search has the index of the last build.
 */
import path from 'node:path';
import {type Compiler, lazyCompilationMiddleware} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Middleware, withMiddleware} from '../../lib/devServer';
import {INDEX_FOLDER} from '../../search/index-files/files';
import type {MistakesOption} from '../../lib/mistakes';
import {ShowMistakes} from './ShowMistakes';

/** Served when the site has not been built: tells the developer to build it. */
const NO_INDEX = path.join(__dirname, '../../search/index-files/unbuilt');

export default function devServerPlugin(
  {siteDir, generatedFilesDir, outDir, baseUrl}: LoadContext,
  {mistakes}: MistakesOption,
): Plugin {
  return {
    name: 'dev-server',
    getClientModules: () =>
      process.env.NODE_ENV === 'development' ? [path.join(__dirname, 'client.ts')] : [],
    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      const {devServer} = withMiddleware(
        config,
        'lazy-compilation',
        (compiler) => lazyCompilationMiddleware(compiler as Compiler) as Middleware,
      );
      return {
        lazyCompilation: {entries: false, imports: true},
        // A page that cannot be compiled throws when it is loaded, too: its mistake would be shown twice.
        devServer: {
          ...devServer,
          client: {overlay: {runtimeErrors: false}},
          static: [path.join(outDir, INDEX_FOLDER), NO_INDEX].map((directory) => ({
            directory,
            publicPath: baseUrl + INDEX_FOLDER,
            serveIndex: false,
            watch: false,
            staticOptions: {redirect: false},
          })),
        },
        plugins: [new ShowMistakes(mistakes, siteDir)],
        module: {
          rules: [
            {
              include: path.join(generatedFilesDir, 'registry.js'),
              use: path.join(__dirname, 'registryLoader.mjs'),
            },
          ],
        },
      } as object;
    },
  };
}
