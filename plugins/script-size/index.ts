/** Makes the scripts that every reader loads smaller. */
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

const SHORT_NAMES = path.join(__dirname, 'shortNames.mjs');

export default function scriptSizePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'script-size',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            // Docusaurus adds a name to the number, which is a hash as well: the list of all names is as long again. The hash
            // keeps its eight digits: the bundler replaces hashes in the scripts, and with them every number of five or six
            // digits that is equal to one, such as the number of a module.
            output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
            module: {
              rules: [
                {
                  test: /[\\/](?:registry\.js|routesChunkNames\.json)$/,
                  include: generatedFilesDir,
                  // The bundler keeps what a loader made until its options change.
                  use: {loader: SHORT_NAMES, options: {version: fs.readFileSync(SHORT_NAMES, 'utf8')}},
                },
                {
                  // One module of Docusaurus takes one helper of tslib, in a way that brings all of them: 3 kB.
                  test: /@docusaurus[\\/]utils-common[\\/]lib[\\/].*\.js$/,
                  resolve: {alias: {tslib$: path.join(__dirname, 'importDefault.js')}},
                },
              ],
            },
          },
  };
}
