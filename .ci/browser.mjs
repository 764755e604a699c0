// Finds a Chromium and a Firefox that start, and gets one where there is none: for Chromium Playwright's own where it is
// downloaded, one that is installed, Debian's, and Playwright's from the network.
import {spawn} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

const MINUTE = 60_000;

/** Where systems keep their browsers, the preferred ones first. */
const INSTALLED = JSON.parse(readFileSync(new URL('browsers.json', import.meta.url), 'utf8'));

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
  installed: INSTALLED.chromium,
};

/** Playwright's own Firefox is patched; by this channel it drives the one that readers have, over WebDriver BiDi. */
const FIREFOX = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  type: 'firefox',
  options: {channel: 'moz-firefox'},
  hasOwn: false,
  packages: [['firefox-esr']],
  installed: INSTALLED.firefox,
};

/**
 * By the names of their steps. `variable` names a browser of the user's own, and tells the tests which one was found;
 * `hasOwn` is for browsers that Playwright brings.
 */
export const BROWSERS = {browser: CHROMIUM, firefox: FIREFOX};

/**
 * The browser's path; an empty string stands for Playwright's own. The network is asked only when nothing that is
 * installed starts. `log` has what the programs that were run for it printed.
 */
export async function findBrowser(browser) {
  const {name, variable, hasOwn, packages} = browser;
  const given = process.env[variable];
  if (given) {
    if (await starts(browser, given)) return {path: given, log: ''};
    throw new Error(`${variable} is "${given}", which does not start.`);
  }
  if (hasOwn && (await starts(browser, ''))) return {path: '', log: ''};
  const installed = await findInstalled(browser);
  if (installed) return {path: installed, log: ''};
  let log = await updatePackageLists();
  for (const alternative of packages) {
    log += await installFromDebian(alternative);
    const fromDebian = await findInstalled(browser);
    if (fromDebian) return {path: fromDebian, log};
  }
  if (hasOwn) {
    log += await run('npx', ['playwright', 'install', '--only-shell', 'chromium'], 5 * MINUTE);
    if (await starts(browser, '')) return {path: '', log};
  }
  throw new Error(`${log}No ${name} starts here. Install one, or set ${variable} to its path.`);
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

const APT_GET = process.getuid?.() === 0 ? ['apt-get', '-qq'] : ['sudo', '-n', 'apt-get', '-qq'];
const hasApt = () => existsSync('/usr/bin/apt-get');

/**
 * The lists that a machine has may be old, or without those of security updates. From such lists Debian 12 gives Firefox
 * 140, in which Playwright cannot open a page with a content security policy.
 */
async function updatePackageLists() {
  if (!hasApt()) return '';
  const [command, ...words] = APT_GET;
  return run(command, [...words, 'update'], 5 * MINUTE);
}

/** Installs packages, or brings those that are installed up to date. */
async function installFromDebian(packages) {
  if (!hasApt()) return '';
  const [command, ...words] = APT_GET;
  return run(
    command,
    [...words, '-o', 'Acquire::Retries=3', 'install', '-y', '--no-install-recommends', ...packages],
    10 * MINUTE,
  );
}

/** What a program prints. Checks run beside it, so that it must not block. */
function run(command, args, timeout) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout,
      env: {
        ...process.env,
        DEBIAN_FRONTEND: 'noninteractive',
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000',
      },
      shell: process.platform === 'win32',
    });
    let output = `${command} ${args.join(' ')}\n`;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    const end = (succeeded) => resolve(succeeded ? output : `${output}${command} did not succeed.\n`);
    child.on('error', () => end(false));
    child.on('close', (status) => end(status === 0));
  });
}
