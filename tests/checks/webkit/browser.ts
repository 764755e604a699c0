/** WebKit as Debian packages it, driven over WebDriver on a screen that nobody sees. Playwright's own has to be downloaded. */
import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {createServer} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {Builder, Capabilities, type WebDriver} from 'selenium-webdriver';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
/** The folder of the libraries has one for each processor, and there one for each version of the interface. */
const LIBRARIES = '/usr/lib';

/** Milliseconds that the driver has to start. */
const PATIENCE = 20_000;

export interface WebKit {
  readonly driver: WebDriver;
  close(): Promise<void>;
}

/**
 * @param size of the window in pixels
 * @throws Error where a package is missing, with the command that installs it, or where the driver does not start
 */
export async function startWebKit(size: {readonly width: number; readonly height: number}): Promise<WebKit> {
  const binary = findBrowser();
  if (!binary || !existsSync(DRIVER) || !existsSync(SCREEN)) {
    throw new Error(
      'WebKit is not installed. On Debian: apt-get install --no-install-recommends webkit2gtk-driver xvfb',
    );
  }
  const display = `:${90 + (process.pid % 900)}`;
  const screen = spawn(SCREEN, [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: 'ignore',
  });
  const port = await freePort();
  const server = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    // Its own sandbox wants rights that a container does not have; the pages are ours.
    env: {...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'},
  });
  const end = (): void => [server, screen].forEach((child: ChildProcess) => child.kill());
  try {
    const address = `http://127.0.0.1:${port}`;
    await waitFor(address);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {binary, args: ['--automation']},
    });
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    await driver
      .manage()
      .window()
      .setRect({x: 0, y: 0, ...size});
    return {driver, close: () => driver.quit().finally(end)};
  } catch (error) {
    end();
    throw error;
  }
}

function findBrowser(): string | undefined {
  const below = (folder: string, name: RegExp): string[] =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((entry) => name.test(entry))
          .map((entry) => join(folder, entry))
      : [];
  return below(LIBRARIES, /-linux-gnu/)
    .flatMap((folder) =>
      below(folder, /^webkit2gtk-4/)
        .sort()
        .reverse(),
    )
    .flatMap((folder) => below(folder, /^MiniBrowser$/))[0];
}

async function waitFor(address: string): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const isReady = await fetch(`${address}/status`).then(
      ({ok}) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error(`${DRIVER} does not answer within ${PATIENCE / 1000} seconds.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as {port: number};
      server.close(() => resolve(port));
    });
  });
}
