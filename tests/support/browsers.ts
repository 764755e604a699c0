/** The browsers that tests and measurements start. */
import {existsSync} from 'node:fs';
import {type Browser, chromium} from '@playwright/test';
import installed from '../../.ci/browsers.json';

/**
 * The Chromium that CHROMIUM_PATH names, Playwright's own, or an installed one where Playwright's cannot be downloaded.
 *
 * @returns its path; undefined stands for Playwright's own
 */
export function chromiumPath(): string | undefined {
  const {CHROMIUM_PATH} = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return existsSync(chromium.executablePath())
    ? undefined
    : installed.chromium.find((path) => existsSync(path));
}

/** The Firefox that FIREFOX_PATH names, or Debian's. */
export function firefoxPath(): string {
  return process.env.FIREFOX_PATH ?? installed.firefox[0]!;
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu']});
}
