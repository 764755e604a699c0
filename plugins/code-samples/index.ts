import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Rebuilds a page when a file that it shows in a fence changes; the fences themselves are filled by `remarkFileFence`. */
export default function codeSamplesPlugin(_context: LoadContext): Plugin {
  return {
    name: 'code-samples',
    configureWebpack() {
      const loader = join(__dirname, 'fileFenceLoader.mjs');
      // In a list, as Docusaurus takes a bare expression that matches Markdown for the rule of a content plugin.
      return {module: {rules: [{test: [/\.mdx?$/i], enforce: 'pre', use: [{loader}]}]}};
    },
  };
}
