import {existsSync} from 'node:fs';
import {type Browser, chromium} from '@playwright/test';

/** Where Debian puts the one without windows, in which pages open in half the time, and the whole one. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * The Chromium that tests and measurements start: the one that CHROMIUM_PATH names, Playwright's own, or that of the system,
 * for machines where Playwright's cannot be downloaded.
 *
 * @returns its path; undefined stands for Playwright's own
 */
export function chromiumPath(): string | undefined {
  const {CHROMIUM_PATH} = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  return existsSync(chromium.executablePath()) ? undefined : INSTALLED.find((path) => existsSync(path));
}

export function launchChromium(): Promise<Browser> {
  return chromium.launch({executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu']});
}
