/**
 * `node --import tsx tests/checks/responses/cli.ts [--runs 5]`: how long a reader waits for the effect of a press, on pages without their application and
 * with a quarter of the processor. Prints the medians, and fails when a mark is missed.
 */
import {setTimeout as sleep} from 'node:timers/promises';
import {parseArgs} from 'node:util';
import {type Browser, chromium, type Page} from '@playwright/test';
import {chromiumPath} from '../../support/browsers';
import {BUILD_DIR} from '../../support/builtSite';
import {startServer} from '../../support/siteServer';
import {waitForQuiet} from '../lighthouse/quiet';
import {printToSummary} from '../playground/jobSummary';
import {RESPONSE_BUDGET_MS} from '../weight/budgets';

interface Control {
  readonly path: string;
  /** Playwright's selector of what is pressed. */
  readonly control: string;
  /** What must then be so, as an expression about the page and the element that was pressed. */
  readonly effect: string;
  readonly isOnPhone?: boolean;
}

const CONTROLS: Readonly<Record<string, Control>> = {
  copy: {
    path: '/docs/concepts/inflights',
    control: 'main [data-tool=copy]',
    effect: 'pressed.previousElementSibling.textContent',
  },
  'colour mode': {
    path: '/docs/api/standard-library/cloud/bucket',
    control: '[data-colour-mode]',
    effect: `document.documentElement.dataset.themeChoice !== 'system'`,
  },
  menu: {
    path: '/docs',
    control: 'nav summary:has-text("Explore")',
    effect: 'pressed.parentElement.open',
  },
  category: {
    path: '/docs/concepts/inflights',
    control: 'summary[aria-label="Pages of Tools"]',
    effect: 'pressed.parentElement.open',
  },
  tab: {
    path: '/',
    control: '[role=tab]:not([aria-selected=true])',
    effect: `pressed.ariaSelected === 'true'`,
  },
  'drawer of the phone': {
    path: '/docs/api/standard-library/cloud/bucket',
    control: '.navbar__toggle',
    effect: `document.querySelector('[data-drawer]:popover-open')`,
    isOnPhone: true,
  },
  'contents of the page': {
    path: '/docs/api/language-reference/classes',
    control: 'main summary:has-text("On this page")',
    effect: 'pressed.parentElement.open',
    isOnPhone: true,
  },
};

const SLOWDOWN = 4;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '5'}}});
  const server = await startServer({root: BUILD_DIR, isCompressed: true});
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows: string[] = [];
  const measure = async (name: string, mark: number, once: () => Promise<number>) => {
    const times: number[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      await waitForQuiet();
      times.push(await once());
    }
    const sorted = times.sort((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)]!;
    rows.push(`| ${name} | ${Math.round(median)} | ${mark} | ${sorted.map(Math.round).join(' ')} |`);
    if (median > mark) {
      console.error(`${name}: ${Math.round(median)} ms, at most ${mark}`);
      process.exitCode = 1;
    }
  };
  try {
    for (const [name, control] of Object.entries(CONTROLS)) {
      await measure(name, RESPONSE_BUDGET_MS, () => press(browser, server.origin, control));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  printToSummary(
    ['| | Median, ms | Mark, ms | All runs, ms |', '| --- | ---: | ---: | --- |', ...rows].join('\n'),
  );
}

/** Milliseconds from a press to the frame after it. */
async function press(
  browser: Browser,
  origin: string,
  {path, control, effect, isOnPhone}: Control,
): Promise<number> {
  const page = await visit(browser, origin + path, isOnPhone);
  await page.evaluate(`
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const {interactionId, duration} of list.getEntries()) {
        if (interactionId) window.longest = Math.max(window.longest, duration);
      }
    }).observe({type: 'event', durationThreshold: 16});`);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  const element = page.locator(control).filter({visible: true}).first();
  // Not at the top, where the navbar lies over it.
  await element.evaluate((one) => one.scrollIntoView({block: 'center'}));
  await element.evaluate((pressed) => Object.assign(window, {pressed}));
  await sleep(500);
  await element.click();
  await page.waitForFunction(effect, undefined, {timeout: 5000});
  await sleep(500);
  const time = Number(await page.evaluate('window.longest'));
  await page.close();
  return time;
}

async function visit(browser: Browser, url: string, isOnPhone = false): Promise<Page> {
  const viewport = isOnPhone ? {width: 390, height: 844} : {width: 1440, height: 900};
  const page = await browser.newPage({viewport, isMobile: isOnPhone});
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForFunction(`document.documentElement.dataset.behaviour === 'ready'`);
  return page;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
