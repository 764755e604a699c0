import {resolve} from 'node:path';
import {defineConfig, type Project} from '@playwright/test';
import {chromiumPath, firefoxPath} from './support/browsers';

/** Windows cannot start a script as a browser. */
const firefoxLauncher =
  process.platform === 'win32'
    ? {executablePath: firefoxPath()}
    : {
        executablePath: resolve(__dirname, 'support/firefox/launch.mjs'),
        env: {...process.env, FIREFOX_PATH: firefoxPath()},
      };

/** Projects that visit the small site as well. */
const SMALL_SITE = {dependencies: ['small-site']};

/** Playwright's own WebKit has to be downloaded, for which `--project=webkit` asks. */
const webkit: Project = {
  name: 'webkit',
  ...SMALL_SITE,
  grep: /@firefox|@webkit/,
  use: {browserName: 'webkit', viewport: {width: 1440, height: 900}, launchOptions: {}},
};

// Workers read this file as well, without the arguments.
if (process.argv.includes('--project=webkit')) process.env.WEBKIT = 'wanted';

export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  globalSetup: './support/globalSetup.ts',
  fullyParallel: true,
  // Two workers fill the two cores of the machine that runs the checks; more only make the tests wait for each other.
  workers: 2,
  // A test that passes at the second try only is broken, or the site is.
  retries: 0,
  // The machine may be busy with other things; a test that waits for nothing takes a second or two.
  timeout: 60_000,
  expect: {timeout: 15_000},
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['list']] : [['dot']],
  use: {
    browserName: 'chromium',
    // Recording every test for the one that fails would double the time; `--trace on` records when it is needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // A page of a test lives for a second: translating its scripts a second time, into faster code, costs more than it gains.
        '--js-flags=--no-maglev,--no-turbofan',
        // As readers have it: frames of other origins in processes of their own, which the shell without windows leaves out.
        '--site-per-process',
        // No test depends on the network: what is outside of this machine cannot be found.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
  projects: [
    // Built when it is needed: the tests of `npm test` do without, by `--no-deps`.
    {name: 'small-site', testDir: './support/variantSite', testMatch: 'variant.setup.ts'},
    // Most tests do not depend on the width: they run on the desktop. Tags of `support/test.ts` name those that do.
    {
      name: 'desktop',
      ...SMALL_SITE,
      grepInvert: /@phone/,
      use: {viewport: {width: 1440, height: 900}},
    },
    {
      name: 'phone',
      ...SMALL_SITE,
      grep: /@phone|@both/,
      use: {viewport: {width: 390, height: 844}, hasTouch: true},
    },
    // Playwright drives an installed Firefox over WebDriver BiDi; its own one is patched. What may differ there is tagged.
    {
      name: 'firefox',
      ...SMALL_SITE,
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        viewport: {width: 1440, height: 900},
        launchOptions: firefoxLauncher,
      },
    },
    ...(process.env.WEBKIT ? [webkit] : []),
    // Hundreds of visits: a trace of each would take longer than the visit.
    {name: 'a11y', testDir: './a11y', timeout: 90_000, use: {trace: 'off'}},
  ],
});
