/** A page in Chromium that has the packed engine, for measurements and for the check of the site's programs. */
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {buildSync} from 'esbuild';
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import type {StoredEngine} from '../../../../src/playground/pack/engineCache';
import type {ProgramToRun} from '../../../../src/playground/messages/sandboxMessages';
import {launchChromium} from '../../../support/browsers';
import type {Compiled, PageEngine} from './pageScript';

export interface EnginePage {
  /** What the compiler says of a program. */
  compile(program: Pick<ProgramToRun, 'files' | 'entry'>): Promise<Compiled>;
  /**
   * What a run tells until it has ended, without the large events; in the mode `live`, until preflight has.
   *
   * @param isAlone whether the program has a worker of its own @default true
   */
  run(program: ProgramToRun, isAlone?: boolean): Promise<readonly RunEvent[]>;
  close(): Promise<void>;
}

type EngineWindow = Window & {readonly engine: PageEngine};

const TYPES: Readonly<Record<string, string>> = {
  htm: 'text/html',
  js: 'text/javascript',
  wasm: 'application/wasm',
};

/** @param limit milliseconds after which a run is ended */
export async function openEnginePage({engine, folder}: StoredEngine, limit: number): Promise<EnginePage> {
  const server = createServer(({url}, response) => {
    void answer(url!, {folder, directory: engine.directory}).then(
      (body) => response.setHeader('content-type', typeOf(url!)).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(
    (directory) => (window as unknown as EngineWindow).engine.load(directory),
    `/${engine.directory}/`,
  );
  return {
    compile: ({files, entry}) =>
      page.evaluate((program) => (window as unknown as EngineWindow).engine.compile(program), {
        files,
        entry,
      }),
    run: (program, isAlone = true) =>
      page.evaluate((limited) => (window as unknown as EngineWindow).engine.run(limited), {
        ...program,
        limit,
        isAlone,
      }),
    async close() {
      await browser.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

function typeOf(url: string): string {
  return TYPES[url.split('.').at(-1)!] ?? (url === '/' ? 'text/html' : 'application/octet-stream');
}

async function answer(
  url: string,
  {folder, directory}: {readonly folder: string; readonly directory: string},
): Promise<string | Uint8Array> {
  if (url === '/') return '<!doctype html><title>Engine</title><body><script src="page.js"></script>';
  if (url === '/page.js') return bundlePage();
  if (!url.startsWith(`/${directory}/`)) throw new Error(`There is no ${url}.`);
  return readFile(join(folder, url.slice(directory.length + 2)));
}

function bundlePage(): string {
  const {outputFiles} = buildSync({
    entryPoints: [join(__dirname, 'pageScript.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]!.text;
}
