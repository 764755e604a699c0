/** Makes the scripts that every reader loads smaller. */
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function scriptSizePlugin(): Plugin {
  return {
    name: 'script-size',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            // Docusaurus adds a name to the number, which is a hash as well: the list of all names is as long again.
            output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
            module: {
              rules: [
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
