import {type ChildProcess, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {once} from 'node:events';
import {relative, resolve} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {startServer} from '../siteServer';

export interface ServedVariant {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string;
  /** Folder of the pages, relative to the repository's, as messages name it. */
  readonly docs: string;
  /** Writes a page, as an editor does that saves it. */
  readonly write: (page: string, text: string) => void;
  /** Stops the server and deletes the pages. */
  readonly close: () => Promise<void>;
}

export interface ServeOptions {
  /** The repository's folder. */
  readonly root: string;
  /** Texts of the pages, by their path in the documentation. */
  readonly pages: Readonly<Record<string, string>>;
  /** Milliseconds that the server may take before it answers. */
  readonly timeLimit: number;
}

/** How long the server may take to end by itself, in milliseconds. */
const CLOSE_LIMIT = 5_000;

/**
 * Serves the small site with `docusaurus start`, around pages of the test's own, on a free port. They stand in a folder
 * that git ignores, below the repository's, where programs find their packages.
 *
 * @throws Error with what the server printed, when it ends or does not answer in time
 */
export async function serveVariantSite({root, pages, timeLimit}: ServeOptions): Promise<ServedVariant> {
  mkdirSync(resolve(root, '.cache'), {recursive: true});
  const folder = mkdtempSync(resolve(root, '.cache/served-variant-'));
  const docs = resolve(folder, 'docs');
  mkdirSync(docs);
  const write = (page: string, text: string) => writeFileSync(resolve(docs, page), text);
  Object.entries(pages).forEach(([page, text]) => write(page, text));

  const port = await findFreePort(folder);
  const origin = `http://127.0.0.1:${port}`;
  const {child, output} = startDocusaurus(root, folder, port);
  const onExit = () => child.kill('SIGKILL');
  process.once('exit', onExit);
  const close = async () => {
    await stop(child);
    process.off('exit', onExit);
    rmSync(folder, {recursive: true, force: true});
  };
  if (!(await answers(origin, child, timeLimit))) {
    await close();
    throw new Error(`The variant of the site is not served:\n${output()}`);
  }
  return {origin, docs: relative(root, docs), write, close};
}

async function findFreePort(root: string): Promise<string> {
  const server = await startServer({root});
  await server.close();
  return new URL(server.origin).port;
}

function startDocusaurus(root: string, folder: string, port: string) {
  const command = resolve(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const config = 'tests/support/variantSite/docusaurus.config.ts';
  const options = ['--config', config, '--host', '127.0.0.1', '--port', port, '--no-open'];
  const child = spawn(process.execPath, [command, 'start', ...options], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      VARIANT_DOCS: relative(root, resolve(folder, 'docs')),
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: relative(root, resolve(folder, 'generated')),
      // What the bundler keeps is that of the site itself, which may be served at the same time.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  }
  return {child, output: () => parts.join('')};
}

/** Whether the server answers in time; it does so when the pages are compiled. */
async function answers(origin: string, child: ChildProcess, timeLimit: number): Promise<boolean> {
  const signal = AbortSignal.timeout(timeLimit);
  while (!signal.aborted && isRunning(child)) {
    const response = await fetch(origin, {signal}).catch(() => undefined);
    if (response?.ok) return true;
    await wait(200);
  }
  return false;
}

async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), CLOSE_LIMIT);
  await ended;
  clearTimeout(timer);
}

function isRunning({exitCode, signalCode}: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
