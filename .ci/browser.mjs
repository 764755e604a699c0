// Finds a Chromium and a Firefox that start, and gets one where there is none: one that is installed, Debian's, and for
// Chromium Playwright's own before these.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const MINUTE = 60_000;

const CHROMIUM = {
  name: 'Chromium',
  variable: 'CHROMIUM_PATH',
  type: 'chromium',
  options: {args: ['--no-sandbox']},
  hasOwn: true,
  // The shell has no windows, so that a page opens in half the time.
  packages: [
    ['chromium-headless-shell', 'fonts-liberation'],
    ['chromium', 'fonts-liberation'],
  ],
  installed: [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
};

/** Playwright's own Firefox is patched; by this channel it drives the one that readers have, over WebDriver BiDi. */
const FIREFOX = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  type: 'firefox',
  options: {channel: 'moz-firefox'},
  hasOwn: false,
  packages: [['firefox-esr']],
  installed: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
};

/**
 * By the names of their steps. `variable` names a browser of the user's own, and tells the tests which one was found;
 * `hasOwn` is for browsers that Playwright brings.
 */
export const BROWSERS = {browser: CHROMIUM, firefox: FIREFOX};

/** The browser's path; an empty string stands for Playwright's own. */
export async function findBrowser(browser) {
  const {name, variable, hasOwn, packages} = browser;
  const given = process.env[variable];
  if (given) {
    if (await starts(browser, given)) return given;
    throw new Error(`${variable} is "${given}", which does not start.`);
  }
  if (hasOwn) {
    if (await starts(browser, '')) return '';
    console.log("Downloading Playwright's browser ...");
    run('npx', ['playwright', 'install', '--only-shell', 'chromium'], 5 * MINUTE);
    if (await starts(browser, '')) return '';
  }
  const installed = await findInstalled(browser);
  if (installed) return installed;
  for (const alternative of packages) {
    installFromDebian(alternative);
    const fromDebian = await findInstalled(browser);
    if (fromDebian) return fromDebian;
  }
  throw new Error(`No ${name} starts here. Install one, or set ${variable} to its path.`);
}

async function findInstalled(browser) {
  for (const path of browser.installed.filter((candidate) => existsSync(candidate))) {
    if (await starts(browser, path)) return path;
  }
  return undefined;
}

async function starts({type, options}, executablePath) {
  const playwright = await import('@playwright/test');
  try {
    const browser = await playwright[type].launch({
      ...options,
      executablePath: executablePath || undefined,
      timeout: MINUTE,
    });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

function installFromDebian(packages) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const isRoot = process.getuid?.() === 0;
  const aptGet = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  console.log(`Installing Debian's ${packages[0]} ...`);
  run(aptGet[0], [...aptGet.slice(1), '-qq', 'update'], 5 * MINUTE);
  run(
    aptGet[0],
    [...aptGet.slice(1), '-qq', 'install', '-y', '--no-install-recommends', ...packages],
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
