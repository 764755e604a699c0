/** The page that other sites show in a frame, within such a site. */
import {readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {writeLink} from '../../src/playground/share/link';
import type {SizeMessage} from '../../src/samples/RunProgram/embed/tellHeight';
import {BUILD_DIR} from '../support/builtSite';
import {replaceText} from '../support/codeEditor';
import {type HttpServer, startHttpServer} from '../support/httpServer';
import {BOTH, expect, siteOrigin, SMOKE, tagged, test} from '../support/test';

const FIREFOX = {tag: '@firefox'};

const PROGRAM = `bring cloud;

let links = new cloud.Bucket();

test "a link is stored" {
  links.put("wing", "https://www.winglang.io");
  log(links.get("wing"));
}
`;

/** The address of the frame that the documentation shows. */
function documentedAddress(): string {
  const page = readFileSync(resolve(__dirname, '../../docs/tools/playground.md'), 'utf8');
  return /<iframe\s+src="https:\/\/www\.winglang\.io([^"]+)"/.exec(page)![1]!;
}

const linkTo = (text: string) =>
  writeLink({files: {'main.w': text}, entry: 'main.w', compilerVersion: '0.85.49'});

let otherSite: HttpServer;

/** Any site that is as high as the page in its frame says, and writes down what it hears. `/?path` names the page. */
test.beforeAll(async () => {
  otherSite = await startHttpServer(({url = ''}, response) => {
    const script = `window.heard = [];
      const frame = document.querySelector('iframe');
      frame.src = '${siteOrigin()}' + ${JSON.stringify(decodeURIComponent(url.slice(2)))} + location.hash;
      addEventListener('message', ({source, origin, data}) => {
        if (source !== frame.contentWindow || origin !== '${siteOrigin()}') return;
        heard.push(data);
        frame.style.height = data.height + 'px';
      });`;
    const frame = '<iframe title="A Wing program" width="600" height="300"></iframe>';
    response.writeHead(200, {'content-type': 'text/html'});
    response.end(`<!doctype html><title>Elsewhere</title>${frame}<script>${script}</script>`);
  });
});

test.afterAll(() => otherSite.close());

/** A test's pointer and keys reach no frame of another site in Firefox: there it is another origin of the same one. */
async function openElsewhere(page: Page, hash: string, path = '/play/embed'): Promise<void> {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  const origin = isFirefox ? otherSite.origin : otherSite.origin.replace('127.0.0.1', 'localhost');
  await page.goto(`${origin}/?${encodeURIComponent(path)}${hash}`);
}

const frameOf = (page: Page) => page.frameLocator('iframe[title="A Wing program"]');

const heardBy = (page: Page) => page.evaluate(() => (window as unknown as {heard: SizeMessage[]}).heard);

test(
  'another site shows a program, which its reader changes, runs and opens',
  tagged(SMOKE, BOTH, FIREFOX),
  async ({page}) => {
    await page.addInitScript(watchStorage);
    await openElsewhere(page, await linkTo(PROGRAM));
    const frame = frameOf(page);
    const editor = frame.getByRole('textbox');
    await expect(editor).toContainText('new cloud.Bucket()');
    const status = frame.getByRole('status');
    await expect(status).toHaveText('Not run yet.');
    // What has been reached for does not move away any more: the editor is there, and the frame has its height.
    await expect(editor).toHaveClass(/\bcm-content\b/);
    const root = frame.locator('html');
    const hidden = () => root.evaluate(({scrollHeight, clientHeight}) => scrollHeight - clientHeight);
    const spare = async () =>
      (await heardBy(page)).at(-1)!.height - (await root.evaluate((one) => one.clientHeight));
    await expect.poll(spare).toBe(0);
    await frame.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(status).toHaveText('1 of 1 test passed.', {timeout: 30_000});
    await expect(frame.getByRole('main')).toContainText('https://www.winglang.io');

    const link = frame.getByRole('link', {name: 'Open in the playground'});
    await expect(link).toHaveAttribute('href', `/play${await linkTo(PROGRAM)}`);
    await replaceText(editor, 'log("mine");');
    await expect(link).toHaveAttribute('href', `/play${await linkTo('log("mine");')}`);
    await expect(link).toHaveAttribute('target', '_blank');

    const heard = await heardBy(page);
    expect(heard.length).toBeGreaterThan(1);
    for (const message of heard) {
      expect(message).toEqual({kind: 'wing-embed-size', version: 1, height: expect.any(Number)});
    }
    // As high as its content, the frame has nothing to scroll, nor room to spare.
    await expect.poll(hidden).toBe(0);
    await expect.poll(spare).toBe(0);
    expect(await root.evaluate(() => (window as unknown as {stored: string[]}).stored)).toEqual([]);
  },
);

test('no other page of the playground is shown, nor a run with a network', FIREFOX, async ({page}) => {
  const engine = `playground/${readdirSync(join(BUILD_DIR, 'playground'))[0]!}`;
  const shown = async (path: string) => {
    await openElsewhere(page, '', path);
    // A page that is refused has an error of the browser in its place.
    await page.waitForLoadState('networkidle');
    const frame = page.frames().find((one) => one.parentFrame());
    return frame!.title().catch(() => '');
  };
  expect(await shown('/play/embed')).toBe('Wing program | Wing');
  expect(await shown(`/${engine}/sandbox-embedded.htm`)).toBe('Wing playground: where programs run');
  const others = [
    '/play',
    '/docs',
    '/play/embed/',
    `/${engine}/sandbox.htm`,
    `/${engine}/sandbox-network.htm`,
  ];
  for (const path of others) expect(await shown(path), path).not.toContain('Wing');
});

test('its colours are those of the system, or of its address', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await openElsewhere(page, await linkTo(PROGRAM));
  const root = frameOf(page).locator('html');
  await expect(root).toHaveAttribute('data-behaviour', 'ready');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(frameOf(page).getByRole('textbox')).toBeVisible();
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await openElsewhere(page, await linkTo(PROGRAM), '/play/embed?docusaurus-theme=light');
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('what cannot be opened is said, and another program of the address takes its place', async ({page}) => {
  await openElsewhere(page, '#program=1.damaged');
  const frame = frameOf(page);
  await expect(frame.getByRole('alert').filter({hasText: /\S/})).toContainText('The link is damaged');
  const next = await linkTo('log("next");');
  await frame.locator('html').evaluate((_, hash) => void (location.hash = hash), next);
  await expect(frame.getByRole('textbox')).toContainText('log("next");');
});

test('the program of the documentation fits into 320 pixels, and is worked with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 600});
  await page.goto(documentedAddress());
  const editor = page.getByRole('textbox');
  await expect(editor).toHaveClass(/\bcm-content\b/);
  await editor.focus();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', {name: 'Run', exact: true})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('1 of 1 test passed.', {timeout: 30_000});
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** Writes down each use of what a browser keeps for a site. */
function watchStorage(): void {
  const stored: string[] = [];
  Object.assign(window, {stored});
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const) {
    const own = Object.getOwnPropertyDescriptor(window, name) ?? {};
    Object.defineProperty(window, name, {
      get: () => {
        stored.push(name);
        return own.get?.call(window) as unknown;
      },
    });
  }
}
