/** Makes the scripts that every reader loads smaller. */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function scriptSizePlugin({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'script-size',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            // Docusaurus adds a name to the number, which is a hash as well: the list of all names is as long again. Every
            // reader loads the hashes of all parts. With five digits, two versions of a part have the same name in one of a
            // million cases.
            output: {chunkFilename: 'assets/js/[id].[contenthash:5].js'},
            module: {
              rules: [
                {
                  test: /[\\/]registry\.js$/,
                  include: generatedFilesDir,
                  use: path.join(__dirname, 'withoutModuleNames.js'),
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
