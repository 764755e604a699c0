/**
 * `npm run next-page`: how long the browser takes to paint the next page of the built site when the pointer has rested on its
 * link. Fails when the mark is missed, and when the page was not rendered ahead.
 */
import {setTimeout as pause} from 'node:timers/promises';
import {BUILD_DIR} from '../../support/builtSite';
import {startServer} from '../../support/siteServer';
import {waitForQuiet} from '../lighthouse/quiet';
import {printToSummary} from '../playground/jobSummary';
import {openTab, type Tab} from './tabBrowser';

/** Milliseconds from the press to the first paint. */
const MARK = 100;

const RUNS = 5;

/** Milliseconds that a reader's pointer rests on a link. */
const REST = 1000;

const WAYS = [
  ['/', '/docs'],
  ['/docs', '/docs/why-wing'],
  ['/docs/learn', '/docs/learn/closures'],
  ['/docs/api/category/cloud', '/docs/api/standard-library/cloud/bucket'],
] as const;

interface Shown {
  /** Milliseconds from the press, or where the page began to load, to the first paint. */
  readonly time: number;
  readonly isAhead: boolean;
}

async function main(): Promise<void> {
  const server = await startServer({root: BUILD_DIR, isCompressed: true});
  const rows: string[] = [];
  let isMissed = false;
  try {
    for (const [from, to] of WAYS) {
      const runs: Shown[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        await waitForQuiet();
        const tab = await openTab();
        runs.push(await measure(tab, server.origin + from, to));
        tab.close();
      }
      const times = runs.map(({time}) => time).sort((a, b) => a - b);
      const median = times[Math.floor(RUNS / 2)]!;
      isMissed ||= median > MARK || runs.some(({isAhead}) => !isAhead);
      rows.push(`| ${from} | ${to} | ${median} | ${times.join(' ')} |`);
    }
  } finally {
    await server.close();
  }
  printToSummary(
    ['| From | To | First paint, ms | All runs |', '| --- | --- | ---: | ---: |', ...rows].join('\n'),
  );
  if (isMissed) throw new Error(`A page took longer than ${MARK} ms, or was not rendered ahead.`);
}

async function measure({goto, mouse, pages}: Tab, from: string, to: string): Promise<Shown> {
  await goto(from);
  const [page] = pages as [(typeof pages)[0]];
  while (!(await page.evaluate<boolean>('document.documentElement.dataset.behaviour === "ready"')))
    await pause(50);
  const point = await page.evaluate<{x: number; y: number}>(`(() => {
    const link = [...document.querySelectorAll('a[href="${to}"]')].findLast((one) => one.checkVisibility());
    link.scrollIntoView({block: 'center'});
    const {left, top, width, height} = link.getBoundingClientRect();
    return {x: left + width / 2, y: top + height / 2};
  })()`);
  await mouse('mouseMoved', point);
  await pause(REST);
  await mouse('mousePressed', point);
  await mouse('mouseReleased', point);
  const shown = pages.at(-1)!;
  const [paint, start] = await shown.evaluate<[number, number]>(`new Promise((resolve) => {
    const tell = ({startTime}) =>
      resolve([startTime, performance.getEntriesByType('navigation')[0].activationStart]);
    new PerformanceObserver((list) => list.getEntriesByName('first-paint').forEach(tell))
      .observe({type: 'paint', buffered: true});
  })`);
  return {time: Math.round(paint - start), isAhead: shown.isAhead && start > 0};
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
