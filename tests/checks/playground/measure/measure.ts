/**
 * `npm run playground:measure [-- --rounds 7]`: how long a reader waits for the compiler and for runs, in Chromium with the
 * engine's files from a server on this machine. Tells medians beside the marks that they should keep to.
 */
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import type {Page} from '@playwright/test';
import {wingVersion} from '../../../../src/wing/command-line';
import {loadEngine} from '../../../../src/playground/pack/engineCache';
import {launchChromium} from '../../../support/browsers';
import type {MeasurePage} from './pageScript';
import {COMPLETE_AT, HELLO_WORLD, HOVER_AT, LISTING, QUEUE} from './programs';
import {serveEngine} from './serveEngine';
import {tell} from '../jobSummary';

const ROOT = resolve(__dirname, '../../../..');

/** Most milliseconds of what is measured, in the order in which that is printed; some have no mark. */
const MARKS = {
  'ready, nothing in the cache': 400,
  'first diagnostics, from the cache': 600,
  'next diagnostics': 30,
  hover: 10,
  completion: 30,
  'hello world, first run': undefined,
  'hello world': 150,
  'queue, first run': undefined,
  queue: 400,
} as const;

type Name = keyof typeof MARKS;

/** A pause in which a reader would look at the page, and the browser comes to rest. */
const PAUSE_MILLISECONDS = 1500;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {rounds: {type: 'string', default: '7'}}});
  const stored = await loadEngine({root: ROOT, version: wingVersion});
  const {address, close} = await serveEngine(stored);
  const times = new Map<Name, number[]>();
  const note = (name: Name, time: number) => times.set(name, [...(times.get(name) ?? []), time]);
  try {
    for (let round = 0; round < Number(values.rounds); round += 1) await measureRound(address, note);
  } finally {
    close();
  }
  const rows = Object.entries(MARKS).map(([name, mark]) => toRow(name, times.get(name as Name)!, mark));
  tell(
    ['| | Median, ms | Mark at most, ms | All rounds, ms |', '| --- | ---: | ---: | --- |', ...rows].join(
      '\n',
    ),
  );
}

/** One round, in a browser that knows nothing yet. */
async function measureRound(address: string, note: (name: Name, time: number) => void): Promise<void> {
  const browser = await launchChromium();
  const page = await browser.newPage();
  // `tsx` marks each function with its name, also those that are handed to the page.
  await page.addInitScript({content: 'globalThis.__name = (value) => value;'});
  const ask = async <Method extends keyof MeasurePage>(
    name: Name,
    method: Method,
    ...parameters: Parameters<MeasurePage[Method]>
  ) => note(name, Number(await call(page, method, parameters)));
  const visit = async () => {
    await page.goto(address);
  };
  const rest = () => page.waitForTimeout(PAUSE_MILLISECONDS);

  await visit();
  await ask('ready, nothing in the cache', 'ready');
  await rest();
  await visit();
  await ask('first diagnostics, from the cache', 'firstDiagnostics', LISTING);
  await rest();
  await ask('next diagnostics', 'nextDiagnostics', `${LISTING}log("more");\n`);
  await ask('hover', 'hover', HOVER_AT.line, HOVER_AT.character);
  await ask('completion', 'complete', COMPLETE_AT.line, COMPLETE_AT.character);
  await call(page, 'prepare', []);
  await rest();
  await ask('hello world, first run', 'run', HELLO_WORLD);
  await rest();
  await ask('hello world', 'run', HELLO_WORLD);
  await rest();
  await ask('queue, first run', 'run', QUEUE);
  await rest();
  await ask('queue', 'run', QUEUE);
  await browser.close();
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

function toRow(name: string, times: readonly number[], mark: number | undefined): string {
  const sorted = [...times].sort((one, other) => one - other);
  const show = (time: number | undefined) => (time === undefined ? '' : time.toFixed(time < 20 ? 1 : 0));
  const median = sorted[Math.floor(sorted.length / 2)];
  return `| ${[name, show(median), mark ?? '', sorted.map(show).join(', ')].join(' | ')} |`;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
