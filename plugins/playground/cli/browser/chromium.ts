import {existsSync} from 'node:fs';
import {type Browser, chromium} from '@playwright/test';

/** Where Debian puts it. */
const INSTALLED = '/usr/bin/chromium';

/** The browser that `.ci/browser.mjs` has found, Playwright's own, or that of the system. */
export function launchChromium(): Promise<Browser> {
  const found = process.env.CHROMIUM_PATH || undefined;
  const installed = existsSync(chromium.executablePath()) ? undefined : INSTALLED;
  return chromium.launch({executablePath: found ?? installed, args: ['--no-sandbox', '--disable-gpu']});
}
