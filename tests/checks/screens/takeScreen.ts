/** Runs the program of a page in the Wing Console, and takes a picture. */
import {type ChildProcess, spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Browser} from '@playwright/test';
import sharp from 'sharp';
import type {PageProgram} from '../../../src/samples/pageProgram';
import {readPrograms} from '../../../src/samples/readPrograms';
import {LIMIT_MS, openConsole} from './console';
import {frameScreen} from './frameScreen';
import {numberParts} from './numberParts';
import type {Scheme, Screen} from './screens';

/** From 1 to 100; below it, thin letters get a halo. */
const QUALITY = 50;
/** Pixels of the picture for one of the window, so that letters are sharp and a press on the picture enlarges it. */
const SCALE = 2;

/**
 * @param screen which picture
 * @param root the repository's folder
 * @param scheme the colours of the window
 * @returns the picture as AVIF
 * @throws an error that names the picture, where the program is not there or something does not appear
 */
export async function takeScreen(
  screen: Screen,
  {root, browser, scheme}: {readonly root: string; readonly browser: Browser; readonly scheme: Scheme},
): Promise<Buffer> {
  const {picture, window: viewport, height = viewport.height, prepare, parts} = screen;
  const folder = mkdtempSync(join(tmpdir(), 'screen-'));
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: SCALE,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  context.setDefaultTimeout(LIMIT_MS);
  let started: ChildProcess | undefined;
  try {
    const program = programOf(screen, root);
    writeProgram(program, folder, root);
    const {child, address} = await startConsole(program.entry, folder, root);
    started = child;
    const page = await context.newPage();
    await page.goto(address);
    await page.getByTestId('app-state').getByText('success').waitFor();
    const shown = await prepare(page);
    const inside = 'goto' in shown ? shown : shown.page();
    await inside.mouse.move(viewport.width - 1, viewport.height - 1);
    await inside.evaluate(() => {
      (document.activeElement as HTMLElement | null)?.blur();
      return document.fonts.ready;
    });
    if (parts) {
      const {room} = openConsole(inside);
      await numberParts(inside, await Promise.all(parts.map((part) => room[part]())));
    }
    const options = {animations: 'disabled', caret: 'hide'} as const;
    const png =
      'goto' in shown
        ? await shown.screenshot({...options, clip: {x: 0, y: 0, width: viewport.width, height}})
        : await shown.screenshot(options);
    const framed = screen.isFramed ? await frameScreen(png, scheme) : sharp(png);
    return await framed.avif({quality: QUALITY, effort: 9, chromaSubsampling: '4:4:4'}).toBuffer();
  } catch (error) {
    throw new Error(`${picture}: ${error instanceof Error ? error.message : String(error)}`, {cause: error});
  } finally {
    await context.close();
    if (started) await stop(started);
    rmSync(folder, {recursive: true, force: true});
  }
}

/** @throws where the page has no such program */
export function programOf({page, program = 0}: Pick<Screen, 'page' | 'program'>, root: string): PageProgram {
  const programs = readPrograms(root, [page])[0]!.programs;
  const found = programs[program];
  if (!found)
    throw new Error(
      `${page} has ${programs.length} program${programs.length === 1 ? '' : 's'}, none with the number ${program}`,
    );
  return found;
}

function writeProgram({files, folder}: PageProgram, target: string, root: string): void {
  if (folder) cpSync(join(root, folder), target, {recursive: true});
  for (const {path, text} of files) {
    const file = join(target, path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** Starts `wing it`. Resolves as soon as it tells its address. */
async function startConsole(
  entry: string,
  folder: string,
  root: string,
): Promise<{readonly child: ChildProcess; readonly address: string}> {
  const child = spawn(join(root, 'node_modules/.bin/wing'), ['it', '--no-open', entry], {
    cwd: folder,
    // A group of its own, because the Console starts processes for the resources.
    detached: true,
    env: {...process.env, WING_DISABLE_ANALYTICS: '1', NO_SIGN_IN: 'true'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  try {
    const address = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`the Console did not start: ${output}`)), LIMIT_MS);
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const found = /running at (http:\/\/localhost:\d+\/)/.exec(output)?.[1];
        if (!found) return;
        clearTimeout(timer);
        resolve(found);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', (code) => reject(new Error(`the Console ended with ${code}: ${output}`)));
    });
    return {child, address};
  } catch (error) {
    await stop(child);
    throw error;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.on('exit', resolve));
  process.kill(-child.pid!, 'SIGKILL');
  await ended;
}
