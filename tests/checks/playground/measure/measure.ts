/**
 * `node --require tsx/cjs tests/checks/playground/measure/measure.ts [--rounds 7]`: how long a reader waits for the compiler and for runs, in Chromium with the
 * engine's files from a server on this machine. Prints the medians beside their budgets.
 */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import type {Browser, Page} from '@playwright/test';
import {wingVersion} from '../../../../src/wing/command-line';
import {loadEngine} from '../../../../src/playground/pack/engineCache';
import {launchChromium} from '../../../support/browsers';
import {DEBOUNCE_MILLISECONDS} from '../../../../src/playground/model/cloudChanges';
import type {MeasurePage} from './pageScript';
import {CLOUD, COMPLETE_AT, HELLO_WORLD, HOVER_AT, LISTING, QUEUE} from './programs';
import {serveEngine} from '../engine/serveEngine';
import {printToSummary} from '../jobSummary';

const ROOT = resolve(__dirname, '../../../..');

/** Milliseconds, in the order in which they are printed; the last are megabytes, and some measurements have no budget. */
const BUDGETS = {
  'ready, nothing in the cache': 400,
  'first diagnostics, from the cache': 600,
  'next diagnostics': 30,
  hover: 10,
  completion: 30,
  'hello world, first run': undefined,
  'hello world': 150,
  'queue, first run': undefined,
  queue: 400,
  'AWS, first press': 1500,
  'AWS, after an edit': 400,
  'memory then, MB': 250,
} as const;

type Measurement = keyof typeof BUDGETS;

/** A pause in which a visitor would look at the page, and the browser becomes idle. */
const PAUSE_MILLISECONDS = 1500;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {rounds: {type: 'string', default: '7'}}});
  const stored = await loadEngine({root: ROOT, version: wingVersion});
  const {origin, close} = await serveEngine(stored, join(__dirname, 'pageScript.ts'));
  const times = new Map<Measurement, number[]>();
  const note = (name: Measurement, time: number) => times.set(name, [...(times.get(name) ?? []), time]);
  try {
    for (let round = 0; round < Number(values.rounds); round += 1) await measureRound(origin, note);
  } finally {
    await close();
  }
  const rows = Object.entries(BUDGETS).map(([name, budget]) =>
    toRow(name, times.get(name as Measurement)!, budget),
  );
  const head = ['| | Median, ms | Budget, ms | All rounds, ms |', '| --- | ---: | ---: | --- |'];
  printToSummary([...head, ...rows].join('\n'));
}

/** One round, in a browser with an empty cache. */
async function measureRound(origin: string, note: (name: Measurement, time: number) => void): Promise<void> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  // `tsx` marks each function with its name, including those that are passed to the page.
  await page.addInitScript({content: 'globalThis.__name = (value) => value;'});
  const measure = async <Method extends keyof MeasurePage>(
    name: Measurement,
    method: Method,
    ...parameters: Parameters<MeasurePage[Method]>
  ) => note(name, Number(await call(page, method, parameters)));
  const visit = async () => {
    await page.goto(origin);
  };
  const rest = () => page.waitForTimeout(PAUSE_MILLISECONDS);

  await visit();
  await measure('ready, nothing in the cache', 'ready');
  await rest();
  await visit();
  await measure('first diagnostics, from the cache', 'firstDiagnostics', LISTING);
  await rest();
  await measure('next diagnostics', 'nextDiagnostics', `${LISTING}log("more");\n`);
  await measure('hover', 'hover', HOVER_AT.line, HOVER_AT.character);
  await measure('completion', 'complete', COMPLETE_AT.line, COMPLETE_AT.character);
  await call(page, 'prepare', []);
  await rest();
  await measure('hello world, first run', 'run', HELLO_WORLD);
  await rest();
  await measure('hello world', 'run', HELLO_WORLD);
  await rest();
  await measure('queue, first run', 'run', QUEUE);
  await rest();
  await measure('queue', 'run', QUEUE);
  await rest();
  await measure('AWS, first press', 'compileForCloud', CLOUD);
  await rest();
  const edited = await call(page, 'compileForCloud', [`${CLOUD}new cloud.Bucket() as "More";\n`]);
  note('AWS, after an edit', DEBOUNCE_MILLISECONDS + Number(edited));
  await rest();
  note('memory then, MB', await measureMemory(browser));
  await browser.close();
}

/** The memory of the page and of everything that runs in it. @returns megabytes */
async function measureMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const {processInfo} = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({type}) => type === 'renderer');
  const kilobytes = renderers.map(({id}) => {
    const status = readFileSync(`/proc/${id}/status`, 'utf8');
    return Number(/^RssAnon:\s*(\d+) kB$/m.exec(status)![1]);
  });
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024;
}

function call(page: Page, method: keyof MeasurePage, parameters: readonly unknown[]): Promise<unknown> {
  return page.evaluate(
    ([name, values]) => {
      const {measure} = window as unknown as {
        measure: Record<string, (...values: readonly unknown[]) => unknown>;
      };
      return measure[name]!(...values);
    },
    [method, parameters] as const,
  );
}

function toRow(name: string, times: readonly number[], budget: number | undefined): string {
  const sorted = [...times].sort((one, other) => one - other);
  const show = (time: number | undefined) => (time === undefined ? '' : time.toFixed(time < 20 ? 1 : 0));
  const median = sorted[Math.floor(sorted.length / 2)];
  return `| ${[name, show(median), budget ?? '', sorted.map(show).join(', ')].join(' | ')} |`;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
