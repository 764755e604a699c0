/** `npm run playground:pack -- [FOLDER]`: writes the engine for another site, into `build-engine` by default. */
import path from 'node:path';
import {wingVersion} from '../../../wing/command-line';
import {writeFolder} from './writeFolder';

const root = path.resolve(__dirname, '../../../..');
const outDir = path.resolve(process.argv[2] ?? path.join(root, 'build-engine'));

writeFolder({root, version: wingVersion, outDir}).then(
  (names) => process.stdout.write(`${outDir}:\n${names.map((name) => `- ${name}\n`).join('')}`),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
