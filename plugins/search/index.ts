/** Builds the index of the local engine from the built pages. The development server serves the index of the last build. */
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '../../src/lib/publishing';
import {condense} from '../../src/search/indexing/condense';
import {encode} from '../../src/search/index-files/encode';
import {keepRecords, readRecords} from '../../src/search/indexing/readSite';
import {writeIndex} from '../../src/search/index-files/writeIndex';
import {INDEX_FOLDER} from '../../src/search/index-files/files';

export default function localSearchPlugin({siteDir, baseUrl, outDir, i18n}: LoadContext): PublishingPlugin {
  return {
    name: 'local-search',
    getThemePath: () => '../../src/search/theme',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return undefined;
      const directories = [join(outDir, INDEX_FOLDER), NO_INDEX];
      return {devServer: {static: directories.map((directory) => toStatic(directory, baseUrl))}} as object;
    },
    async publishFiles({outDir}) {
      keepRecords(siteDir);
      await writeIndex(join(outDir, INDEX_FOLDER), encode(condense(readRecords(outDir)), i18n.currentLocale));
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
