// `node .ci/oldest.mjs`: the browser tests of failure and recovery in the oldest Chromium that the site is tested in. An npm package brings
// it, for Linux on x64. It is installed in a folder of its own, as nothing else needs it. The newest engines forgive more:
// they load a module again that could not be loaded.
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {runAsScript} from './runAsScript.mjs';

/** Of `@sparticuz/chromium`. `browserslist` in package.json and the README name its first number. */
export const OLDEST_CHROMIUM = '131.0.1';

/** In which files are lost, come late or are those of another version, and what has to work when they have come. */
const SPECS = ['arrival', 'deploys', 'loading', 'offline', 'old-tab', 'run-program', 'search'];

const root = dirname(dirname(fileURLToPath(import.meta.url)));

async function main() {
  const variables = {...process.env, CHROMIUM_PATH: await unpack(OLDEST_CHROMIUM), BROWSER_TESTS: 'all'};
  const specs = SPECS.map((name) => `/${name}.spec`);
  const projects = ['--project=desktop', '--project=phone'];
  run('npm', ['run', 'test:browser', '--', ...projects, ...specs, ...process.argv.slice(2)], variables);
}

/** @returns the browser's path */
async function unpack(version) {
  const folder = join(root, '.cache', `chromium-${version}`);
  run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `@sparticuz/chromium@${version}`]);
  // It unpacks itself into the folder for temporary files, and takes what it finds there for its own.
  process.env.TMPDIR = folder;
  const entry = createRequire(join(folder, 'package.json')).resolve('@sparticuz/chromium');
  const {default: chromium} = await import(pathToFileURL(entry).href);
  return chromium.executablePath();
}

function run(command, args, env = process.env) {
  const {status} = spawnSync(command, args, {cwd: root, env, stdio: 'inherit'});
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} has failed; its message is above.`);
}

await runAsScript(import.meta.url, main);
