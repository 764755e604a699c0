/** Adds the service worker to the built site. */
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {PublishingPlugin} from '../../src/lib/publishing';
import {WORKER_FILE} from '../../src/shell/offline/names';
import type {EngineManifest} from '../../src/playground/engine/fileNames';
import {bundleWorker} from './bundle';
import type {Options} from './options';

export {validateOptions} from './options';
export type {Options} from './options';

export default function offlinePlugin(
  {baseUrl, generatedFilesDir}: LoadContext,
  {serviceWorker}: Options,
): PublishingPlugin {
  const served = path.join(generatedFilesDir, 'offline');
  let engineFiles: readonly string[] = [];
  return {
    name: 'offline',
    async allContentLoaded({allContent}) {
      const {engine} = allContent.playground!.default as {engine: EngineManifest};
      engineFiles = Object.keys(engine.files);
      // A built site may have been served under the address of the development server, whose pages must not come from a cache.
      if (process.env.NODE_ENV !== 'production') await write(served, 'remove');
    },
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV === 'production') return undefined;
      return {devServer: {static: [{directory: served, publicPath: baseUrl, serveIndex: false}]}} as object;
    },
    async publishFiles({outDir}) {
      await write(outDir, serviceWorker);
    },
  };

  async function write(folder: string, which: Options['serviceWorker']): Promise<void> {
    await fs.mkdir(folder, {recursive: true});
    await fs.writeFile(path.join(folder, WORKER_FILE), await bundleWorker(which, {baseUrl, engineFiles}));
  }
}
