/** Makes smaller what the application loads at its start, and keeps it from growing with the pages. */
import fs from 'node:fs';
import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ChunkFiles} from './chunkFiles';
import {createWriter, REWRITTEN} from './generated';
import {withStableNames} from './minimizers';
import {replacementRules} from './replacements';

/** Files that say how the bundler's modules are made. */
const OWN_FILES = [__dirname, path.resolve(__dirname, '../../src/routes')].flatMap((folder) =>
  fs
    .readdirSync(folder)
    .filter((name) => /\.m?[jt]s$/.test(name))
    .map((name) => path.join(folder, name)),
);

export default function applicationStartPlugin({
  generatedFilesDir,
  baseUrl,
  siteConfig,
}: LoadContext): Plugin {
  const {navbar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'application-start',
    configureWebpack({plugins = [], experiments, optimization}, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const write = createWriter({
        folder: generatedFilesDir,
        home: baseUrl,
        documents: navbar.items.flatMap(({docId}) => (typeof docId === 'string' ? docId : [])),
      });
      return {
        // The bundler keeps modules that were made in another way.
        experiments: experiments && 'cache' in experiments ? {cache: {buildDependencies: OWN_FILES}} : {},
        // Docusaurus adds a name to the number, which is a hash as well: the list of all names is as long again. The hash
        // keeps its eight digits: the bundler replaces hashes in the scripts, and with them every number of five or six
        // digits that is equal to one, such as the number of a module.
        output: {chunkFilename: 'assets/js/[id].[contenthash:8].js'},
        mergeStrategy: {plugins: 'replace', 'optimization.minimizer': 'replace'},
        ...(optimization?.minimizer && {
          optimization: {minimizer: withStableNames(optimization.minimizer, currentBundler.instance)},
        }),
        plugins: [
          // A list of the chunks' names, for Docusaurus' way to get files ahead, which has been replaced.
          ...plugins.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin'),
          new ChunkFiles(),
        ],
        module: {
          rules: [
            {
              include: REWRITTEN.map((name) => path.join(generatedFilesDir, name)),
              use: {loader: path.join(__dirname, 'loader.mjs'), options: {write}},
            },
            ...replacementRules(),
          ],
        },
      };
    },
  };
}
