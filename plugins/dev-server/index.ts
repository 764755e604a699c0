/**
 * Lets the development server answer before the site is compiled: each page is compiled when a browser asks for it. What is
 * wrong with a page is shown there and in the terminal.
 */
import path from 'node:path';
import {type Compiler, lazyCompilationMiddleware} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Middleware, withMiddleware} from '../../src/lib/devServer';
import type {MistakesOption} from '../../src/lib/mistakes';
import {ShowMistakes} from './ShowMistakes';

export default function devServerPlugin(
  {siteDir, generatedFilesDir}: LoadContext,
  {mistakes}: MistakesOption,
): Plugin {
  return {
    name: 'dev-server',
    getClientModules: () => (process.env.NODE_ENV === 'development' ? ['./client.ts'] : []),
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
        devServer: {...devServer, client: {overlay: {runtimeErrors: false}}},
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
