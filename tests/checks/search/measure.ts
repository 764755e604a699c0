/**
 * `node --require tsx/cjs tests/checks/search/measure.ts`: how long a reader with a slow phone waits for the search dialog of the built site, from a click on
 * a freshly loaded page. Fails when a mark is missed.
 */
import type {Page} from '@playwright/test';
import {launchChromium} from '../../support/browsers';
import type {SearchWorkerResponse} from '../../../src/search/engine/protocol';
import {BUILD_DIR} from '../../support/builtSite';
import {printToSummary} from '../playground/jobSummary';
import {startSlowServer} from './slowServer';

const LINE = {bitsPerSecond: 1_600_000, roundTrip: 150};

/** How many times slower than this machine's the processor is. */
const SLOWNESS = 4;

/** Milliseconds from the click. */
const MARKS = {'field takes keys': 1500, 'first answers': 2500};

const RUNS = 5;
const PATHS = ['/', '/docs/concepts/inflights', '/docs/api/standard-library/cloud/bucket'];
const QUERY = 'bucket';

/** What the worker needs before it can rank. */
const WORKER_FILES = /\/(?:names\.json|worker\.\w+\.js)$/;

type Times = Record<keyof typeof MARKS, number>;

async function main(): Promise<void> {
  const browser = await launchChromium();
  const rows: string[][] = [];
  for (const path of PATHS) {
    const runs: Times[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const server = await startSlowServer(BUILD_DIR, LINE);
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(server.origin + path, {waitUntil: 'load'});
      runs.push(await measure(page, server.sent));
      await context.close();
      await server.close();
    }
    for (const [name, mark] of Object.entries(MARKS)) {
      const times = runs.map((times) => times[name as keyof Times]).sort((a, b) => a - b);
      const median = times[Math.floor(times.length / 2)]!;
      if (median > mark) process.exitCode = 1;
      rows.push([path, name, ...[median, times[0]!, times.at(-1)!, mark].map((time) => time.toFixed(0))]);
    }
  }
  await browser.close();
  const head = ['Page', 'Until', 'Median', 'Least', 'Most', 'Mark'];
  printToSummary(
    [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n'),
  );
}

async function measure(page: Page, sent: ReadonlyMap<string, number>): Promise<Times> {
  await page.waitForFunction(() => document.documentElement.dataset.behaviour === 'ready');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWNESS});
  const timed = page.evaluate(watch);
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.keyboard.type(QUERY);
  const {clicked, field, answered, shown} = await timed;
  const typed = await page.getByRole('dialog').getByRole('searchbox').inputValue();
  if (typed !== QUERY) throw new Error(`Of “${QUERY}”, “${typed}” has arrived.`);
  // The browser slows down no worker, so what that takes from its last file on counts as often as it would take longer.
  const files = [...sent].filter(([path]) => WORKER_FILES.test(path)).map(([, time]) => time);
  const ranked = answered - Math.max(...files);
  return {
    'field takes keys': field - clicked,
    'first answers': shown - clicked + ranked * (SLOWNESS - 1),
  };
}

/** In the page: the times of the click, the field, the worker's answer and the first hit, in milliseconds since 1970. */
function watch(): Promise<{clicked: number; field: number; answered: number; shown: number}> {
  return new Promise((resolve) => {
    let [clicked, field, answered] = [0, 0, 0];
    document.addEventListener('click', () => (clicked ||= Date.now()), {capture: true});
    window.Worker = class extends Worker {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('message', ({data}: MessageEvent<SearchWorkerResponse>) => {
          if ('results' in data && data.results.length > 0) answered ||= Date.now();
        });
      }
    };
    // No function has a name: the bundler's way to keep it does not reach into the page.
    setInterval(() => {
      if (document.activeElement?.matches('.DocSearch-Input')) field ||= Date.now();
      if (document.querySelector('.DocSearch-Hit')) resolve({clicked, field, answered, shown: Date.now()});
    }, 5);
  });
}

main().catch((error: unknown) => {
  console.error(error);
  // The browser and the server would keep it running.
  process.exit(1);
});
