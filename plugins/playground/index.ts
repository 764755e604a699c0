/** Packs the engine of the playground, and publishes it with the site. */
import {cp} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {wingVersion} from '../../src/wing/command-line';
import {loadEngine, type StoredEngine} from '../../src/playground/pack/engineCache';

export default function playgroundPlugin({siteDir, baseUrl}: LoadContext): Plugin<StoredEngine> {
  return {
    name: 'playground',
    loadContent: () => loadEngine({root: siteDir, version: wingVersion}),
    async contentLoaded({content, actions}) {
      await actions.createData('engine.json', content.engine);
    },
    configureWebpack(_config, isServer, _utils, {engine, folder}) {
      if (isServer || process.env.NODE_ENV === 'production') return undefined;
      const served = {
        directory: folder,
        publicPath: baseUrl + engine.directory,
        serveIndex: false,
        watch: false,
      };
      return {devServer: {static: [served]}} as object;
    },
    async postBuild({outDir, content}) {
      await cp(content.folder, join(outDir, content.engine.directory), {recursive: true});
    },
  };
}
