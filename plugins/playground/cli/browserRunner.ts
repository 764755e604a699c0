/** The worker of a run in Chromium, with the scripts of the engine: for measurements. */
import {existsSync} from 'node:fs';
import {type Browser, chromium} from '@playwright/test';
import type {RunEvent} from '../client/run';
import type {Program, RunnerMessage, RunnerRequest} from '../sandbox/messages';
import type {RunEvents} from './engineVerdict';
import type {RunnerEngine} from './nodeRunner';

export interface BrowserRunner {
  readonly run: RunEvents;
  close(): Promise<void>;
}

/** What is kept in the page between the runs. */
interface PageEngine {
  readonly worker: string;
  readonly module: WebAssembly.Module;
  readonly data: ArrayBuffer;
}

type EnginePage = Window & {engine: PageEngine};

/** Browsers keep some of their functions for addresses that are safe: this one is, and nothing needs to listen there. */
const ORIGIN = 'http://localhost';
const FALLBACK = '/usr/bin/chromium';

/**
 * @param wasm the compiler: a module cannot be handed to a browser
 * @param limit milliseconds after which a run is ended
 */
export async function openBrowser(
  engine: RunnerEngine,
  wasm: Uint8Array,
  limit: number,
): Promise<BrowserRunner> {
  const browser: Browser = await chromium.launch({
    executablePath: existsSync(chromium.executablePath()) ? undefined : FALLBACK,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  // What runs this file marks each function with its name, also those that are handed to the page.
  await page.addInitScript({content: 'globalThis.__name = (value) => value;'});
  const answers: Readonly<Record<string, {readonly body: string | Buffer; readonly contentType: string}>> = {
    '/': {body: '<!doctype html><title>Engine</title>', contentType: 'text/html'},
    '/wingc.wasm': {body: Buffer.from(wasm), contentType: 'application/wasm'},
    '/compiler.pack': {body: Buffer.from(engine.data), contentType: 'application/octet-stream'},
    '/worker.js': {body: engine.scripts.join('\n;'), contentType: 'text/javascript'},
  };
  await page.route(`${ORIGIN}/**`, (route) => {
    const answer = answers[new URL(route.request().url()).pathname];
    return answer ? route.fulfill(answer) : route.abort();
  });
  await page.goto(ORIGIN);
  await page.evaluate(loadEngine);
  return {
    run: (program) => page.evaluate(runInPage, {program, limit}),
    close: () => browser.close(),
  };
}

async function loadEngine(): Promise<void> {
  const module = await WebAssembly.compileStreaming(fetch('/wingc.wasm'));
  const data = await (await fetch('/compiler.pack')).arrayBuffer();
  (window as unknown as EnginePage).engine = {worker: '/worker.js', module, data};
}

function runInPage({program, limit}: {program: Program; limit: number}): Promise<RunEvent[]> {
  const {worker: address, module, data} = (window as unknown as EnginePage).engine;
  const worker = new Worker(address);
  const events: RunEvent[] = [];
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      worker.terminate();
      resolve(events);
    };
    const timer = setTimeout(() => {
      events.push({kind: 'ended', by: 'watchdog'});
      end();
    }, limit);
    worker.onerror = ({message}) => {
      events.push({kind: 'failed', stage: 'loading', error: {message, frames: []}});
      end();
    };
    worker.onmessage = ({data: message}: MessageEvent<RunnerMessage>) => {
      if (message.kind === 'answer') return;
      events.push(message);
      if (message.kind === 'ended') end();
    };
    worker.postMessage({kind: 'start', ...program, module, data} satisfies RunnerRequest);
  });
}
