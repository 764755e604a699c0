import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CONTENT_FOLDERS} from '../../src/config/contentPages';
import type {Display} from '../../src/samples/display';

interface SamplesPluginOptions {
  /** The same object as that of `remarkSamples`. */
  readonly display: Display;
}

/**
 * Compiles the programs of the pages before the pages are built, serves the types of their names and what pages
 * fetch of programs, and keeps the highlighter out of what readers load. The fences themselves are replaced by `remarkSamples`.
 */
export default function samplesPlugin(_: LoadContext, {display}: SamplesPluginOptions): Plugin {
  return {
    name: 'code-samples',
    loadContent: () => display.prepare(),
    getThemePath: () => '../../src/samples/theme',
    getTypeScriptThemePath: () => '../../src/samples/theme',
    configureWebpack: () => ({
      resolve: {
        alias: {'prism-react-renderer$': path.join(__dirname, '../../src/samples/client/noHighlighter.ts')},
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
                options: {contentFolders: CONTENT_FOLDERS},
              },
            ],
          },
        ],
      },
      devServer: {
        setupMiddlewares: (middlewares: unknown[]) => [filesMiddleware(display.files.read), ...middlewares],
      },
    }),
    async postBuild({outDir}) {
      display.files.write(outDir);
    },
  };
}

interface ServerResponse {
  setHeader(name: string, value: string): void;
  end(text: string): void;
}

/** The built site has what was saved as files; the development server answers from memory. */
function filesMiddleware(readFile: (address: string) => string | undefined): unknown {
  return {
    name: 'code-sample-files',
    middleware: ({url = ''}: {url?: string}, response: ServerResponse, next: () => void) => {
      const json = readFile(url);
      if (json === undefined) return next();
      response.setHeader('Content-Type', 'application/json');
      response.end(json);
    },
  };
}
