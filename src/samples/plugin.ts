import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '../lib/publishing';
import {CONTENT_FOLDERS} from '../config/contentPages';
import {type Middleware, withMiddleware} from '../lib/devServer';
import type {Display} from './display';

interface SamplesPluginOptions {
  /** The same object as that of `remarkSamples`. */
  readonly display: Display;
}

/**
 * Compiles the programs of the pages before the pages are built, serves the types of their names and what pages
 * fetch of programs, and keeps the highlighter out of what readers load. The fences themselves are replaced by `remarkSamples`.
 */
export default function samplesPlugin(_: LoadContext, {display}: SamplesPluginOptions): PublishingPlugin {
  return {
    name: 'code-samples',
    loadContent: () => display.prepare(),
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    configureWebpack: (config) => ({
      ...withMiddleware(config, 'code-sample-files', () => serveFiles(display.files.read)),
      resolve: {
        alias: {'prism-react-renderer$': path.join(__dirname, './client/noHighlighter.ts')},
      },
      // In a list, as Docusaurus takes a bare expression that matches Markdown for the rule of a content plugin.
      module: {
        rules: [
          {
            test: [/\.mdx?$/i],
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'fileFenceLoader.mjs'),
                options: {
                  contentFolders: CONTENT_FOLDERS,
                  ...(process.env.NODE_ENV === 'development' && {stampOf: display.stampOf}),
                },
              },
            ],
          },
        ],
      },
    }),
    async publishFiles({outDir}) {
      display.files.write(outDir);
    },
  };
}

/** The built site has what was saved as files; the development server answers from memory. */
function serveFiles(readFile: (address: string) => string | undefined): Middleware {
  return ({url = ''}, response, next) => {
    const json = readFile(url);
    if (json === undefined) return next();
    response.setHeader('Content-Type', 'application/json');
    response.end(json);
  };
}
