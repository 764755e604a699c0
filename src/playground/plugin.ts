/** Packs the engine of the playground, and publishes it with the site. The development server packs it when a page asks for it. */
import {cp} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '../lib/publishing';
import {withMiddleware} from '../lib/devServer';
import {wingVersion} from '../wing/command-line';
import {loadEngine, type StoredEngine} from './pack/engineCache';

export default function playgroundPlugin(context: LoadContext): PublishingPlugin<StoredEngine> {
  const {siteDir, baseUrl, generatedFilesDir} = context;
  const isServed = process.env.NODE_ENV === 'development';
  const pack = () => loadEngine({root: siteDir, version: wingVersion});
  const served: StoredEngine = {
    engine: {directory: 'playground/served', version: wingVersion, files: {}},
    folder: join(generatedFilesDir, 'playground-served'),
    packages: [],
  };
  return {
    name: 'playground',
    loadContent: async () => (isServed ? served : pack()),
    async contentLoaded({content, actions}) {
      await actions.createData('engine.json', content.engine);
    },
    configureWebpack(config, isServer, _utils, {engine, folder}) {
      if (isServer || !isServed) return undefined;
      const publicPath = baseUrl + engine.directory;
      let packed: Promise<void> | undefined;
      const {devServer} = withMiddleware(
        config,
        'playground-engine',
        () =>
          async ({url}, _response, next) => {
            if (!url?.startsWith(`${publicPath}/`)) return next();
            packed ??= pack().then((stored) => cp(stored.folder, folder, {recursive: true}));
            try {
              await packed;
              next();
            } catch (error) {
              packed = undefined;
              next(error);
            }
          },
      );
      return {
        devServer: {...devServer, static: [{directory: folder, publicPath, serveIndex: false, watch: false}]},
      } as object;
    },
    async publishFiles({outDir, content}) {
      await cp(content.folder, join(outDir, content.engine.directory), {recursive: true});
    },
  };
}
