import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {displayOf, TYPES_PATH} from './display';

/**
 * Compiles the programs of the pages before the pages are built, serves the types of their names, and keeps the
 * highlighter out of what readers load. The fences themselves are replaced by `remarkSamples`.
 */
export default function codeSamplesPlugin({siteDir, baseUrl}: LoadContext): Plugin {
  const display = displayOf(siteDir, baseUrl);
  return {
    name: 'code-samples',
    loadContent: () => display.prepare(),
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'client/noHighlighter.ts')}},
      // In a list, as Docusaurus takes a bare expression that matches Markdown for the rule of a content plugin.
      module: {
        rules: [
          {test: [/\.mdx?$/i], enforce: 'pre', use: [{loader: path.join(__dirname, 'fileFenceLoader.mjs')}]},
        ],
      },
      devServer: {
        setupMiddlewares: (middlewares: unknown[]) => [
          typesMiddleware(`${baseUrl}${TYPES_PATH}/`, display.readTypes),
          ...middlewares,
        ],
      },
    }),
    async postBuild({outDir}) {
      display.writeTypes(path.join(outDir, TYPES_PATH));
    },
  };
}

interface ServerResponse {
  setHeader(name: string, value: string): void;
  end(text: string): void;
}

/** The built site has the types as files; the development server answers from memory. */
function typesMiddleware(prefix: string, readTypes: (name: string) => string | undefined): unknown {
  return {
    name: 'code-sample-types',
    middleware: ({url = ''}: {url?: string}, response: ServerResponse, next: () => void) => {
      const json = url.startsWith(prefix) ? readTypes(url.slice(prefix.length)) : undefined;
      if (json === undefined) return next();
      response.setHeader('Content-Type', 'application/json');
      response.end(json);
    },
  };
}
