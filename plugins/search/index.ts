/** The search of the theme. The development server serves the index of the last build (`plugins/publish/searchIndex.ts`). */
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {INDEX_FOLDER} from '../../src/search/index-files/files';

export default function localSearchPlugin({baseUrl, outDir}: LoadContext): Plugin {
  return {
    name: 'local-search',
    getThemePath: () => '../../src/search/theme',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return undefined;
      const directories = [join(outDir, INDEX_FOLDER), NO_INDEX];
      return {devServer: {static: directories.map((directory) => toStatic(directory, baseUrl))}} as object;
    },
  };
}

/** Served when the site has not been built: tells the developer to build it. */
const NO_INDEX = join(__dirname, '../../src/search/index-files/unbuilt');

function toStatic(directory: string, baseUrl: string) {
  return {
    directory,
    publicPath: baseUrl + INDEX_FOLDER,
    serveIndex: false,
    watch: false,
    staticOptions: {redirect: false},
  };
}
