/**
 * `npm run webkit [-- --only search]`: whether the main features work in WebKit. Needs `build/`. Prints a line for each
 * feature, and fails when one does not work.
 */
import {writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import type {WebDriver} from 'selenium-webdriver';
import {BUILD_DIR} from '../../support/builtSite';
import {startServer} from '../../support/siteServer';
import {startWebKit} from './browser';
import {FEATURES, type Feature} from './features';

async function main(): Promise<void> {
  const {only} = parseArgs({options: {only: {type: 'string'}}}).values;
  const features = FEATURES.filter(({name}) => !only || name === only);
  if (features.length === 0) {
    throw new Error(`--only is "${only}"; allowed are ${FEATURES.map(({name}) => name).join(', ')}.`);
  }
  const server = await startServer({root: BUILD_DIR});
  const webkit = await startWebKit({width: 1440, height: 900});
  try {
    for (const feature of features) {
      const problem = await problemOf(webkit.driver, server.origin, feature);
      console.log(`${problem ? 'FAILED' : 'works '}  ${feature.name}${problem ? `: ${problem}` : ''}`);
      if (problem) process.exitCode = 1;
    }
  } finally {
    await webkit.close();
    await server.close();
  }
}

async function problemOf(
  driver: WebDriver,
  origin: string,
  {name, path, try: attempt}: Feature,
): Promise<string | undefined> {
  try {
    await driver.get(origin + path);
    await driver.wait(
      () => driver.executeScript<boolean>(`return document.documentElement.dataset.behaviour === 'ready'`),
      20_000,
      'the behaviours do not listen',
    );
    await attempt(driver);
    return undefined;
  } catch (error) {
    const picture = join(tmpdir(), `webkit-${name}.png`);
    writeFileSync(picture, Buffer.from(await driver.takeScreenshot(), 'base64'));
    return `${error instanceof Error ? error.message : String(error)} (${picture})`;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
