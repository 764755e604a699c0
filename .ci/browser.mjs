// Finds a Chromium that starts, and gets one where there is none: Playwright's own, one that is installed, Debian's.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const MINUTE = 60_000;
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser's path; an empty string stands for Playwright's own. Tests read it from CHROMIUM_PATH. */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", which does not start.`);
  }
  if (await starts('')) return '';
  console.log("Downloading Playwright's browser ...");
  run('npx', ['playwright', 'install', '--only-shell', 'chromium'], 5 * MINUTE);
  if (await starts('')) return '';
  const installed = await findInstalled();
  if (installed) return installed;
  installFromDebian();
  const fromDebian = await findInstalled();
  if (fromDebian) return fromDebian;
  throw new Error('No Chromium starts here. Install one, or set CHROMIUM_PATH to its path.');
}

async function findInstalled() {
  for (const path of INSTALLED.filter((candidate) => existsSync(candidate))) {
    if (await starts(path)) return path;
  }
  return undefined;
}

async function starts(executablePath) {
  const {chromium} = await import('@playwright/test');
  try {
    const browser = await chromium.launch({
      executablePath: executablePath || undefined,
      args: ['--no-sandbox'],
      timeout: MINUTE,
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function installFromDebian() {
  if (!existsSync('/usr/bin/apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  const aptGet = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  console.log("Installing Debian's chromium ...");
  run(aptGet[0], [...aptGet.slice(1), '-qq', 'update'], 5 * MINUTE);
  run(
    aptGet[0],
    [...aptGet.slice(1), '-qq', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    10 * MINUTE,
  );
}

function run(command, args, timeout) {
  const {status} = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout,
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000'},
    shell: process.platform === 'win32',
  });
  if (status !== 0) console.log(`${command} ${args.join(' ')} did not succeed.`);
}
