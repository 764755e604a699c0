import type {Page} from '@playwright/test';
import type {AxeResults} from 'axe-core';
import {readFileSync} from 'node:fs';
import {PHONE_SCREEN} from '../checks/weight/measure';
import {expect, STAR_COUNT_URL, test as base, withoutServiceWorker} from '../support/test';
import {FRESH, IN_LANDMARK, markRepeatedLooks, REPEATED, SHOWN, type SeenLooks} from './looks';

export {expect};

export interface Visitor {
  readonly page: Page;
  /** What the browser complained of since the list was last emptied. */
  readonly complaints: string[];
  /** What the visits of this worker have judged, for each theme. */
  readonly looks: Record<Theme, SeenLooks>;
}

export const DESKTOP_SCREEN = {width: 1440, height: 900};

export type Theme = 'dark' | 'light';

/** The browser may be slow to answer on a machine that does other things as well. */
const TIMEOUT = {timeout: 20_000};

/** What can differ in the second theme: its colours, and the images and the names of controls that show in one only. */
export const THEME_RULES = [
  'color-contrast',
  'link-in-text-block',
  'image-alt',
  'role-img-alt',
  'svg-img-alt',
  'link-name',
  'button-name',
];

/** The rules that look at nothing but looks: without a new one they have nothing to say. */
const LOOK_RULES = ['color-contrast', 'link-in-text-block'];

/** axe, which looks at each look of text and links once, and for content outside of landmarks not within them. */
const AXE_SOURCE = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')};axe.configure(${JSON.stringify(
  {
    rules: [
      {id: 'color-contrast', selector: `:not([${REPEATED.text}])`},
      {id: 'link-in-text-block', selector: `a[href]:not([${REPEATED.link}])`},
      {id: 'region', selector: `body *:not([${IN_LANDMARK}])`},
    ],
  },
)});`;

/** Says of the reader's line that it is dear: the site then fetches no page in advance, which would load the visits. */
const SAVE_DATA = `Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});`;

/** Answers with a star count in the page: where requests are intercepted, the browser loads all scripts anew for each visit. */
const STARS = `{
  const ask = window.fetch;
  window.fetch = (address, ...rest) =>
    String(address) === ${JSON.stringify(STAR_COUNT_URL)}
      ? Promise.resolve(Response.json({watchers_count: 5000}))
      : ask(address, ...rest);
}`;

/** Says what the site's policy has stopped. The browser says so as well, but not of each. */
const VIOLATIONS = `document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) =>
  console.error('The policy has stopped: ' + [effectiveDirective, blockedURI, sample].join(' ')));`;

/** Said of a font that the browser took from its memory instead: it depends on what was opened before. */
const PRELOAD_HINT = /was preloaded using link preload but not used/;

/** One page for all visits of a worker: a new one for each would take longer than the visit. */
export const test = base.extend<object, {visitor: Visitor}>({
  visitor: [
    async ({browser, sites}, use) => {
      const context = await browser.newContext({
        viewport: DESKTOP_SCREEN,
        reducedMotion: 'reduce',
        baseURL: sites.site.origin,
      });
      await context.addInitScript(SAVE_DATA);
      await context.addInitScript(withoutServiceWorker);
      await context.addInitScript(STARS);
      await context.addInitScript(VIOLATIONS);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type()) || PRELOAD_HINT.test(message.text())) return;
        complaints.push(`${message.type()}: ${message.text()}`);
      });
      await use({page, complaints, looks: {dark: new Set(), light: new Set()}});
      await context.close();
    },
    {scope: 'worker'},
  ],
});

/** Sets the page up for the next visit: the visitor's system is dark, and the screen is that of a phone. */
export async function prepare(page: Page): Promise<void> {
  await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
  await page.setViewportSize(PHONE_SCREEN);
}

/**
 * Waits until nothing moves that will stop: a colour on its way from the other theme would be judged as it never stays. What
 * the page draws anew when the theme has changed begins to move a frame later.
 */
async function comesToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(
          ({playState, effect}) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
    do {
      await Promise.allSettled(moving().map(({finished}) => finished));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    } while (moving().length > 0);
  });
}

/**
 * What is wrong with a page in the theme that follows the system's, which is set here.
 *
 * @param seen The looks that other pages showed in this theme: they are not judged again. Those that are judged here are
 *   added; where axe cannot tell, as of a text that another lies over, the next page is asked. A page that shows nothing
 *   new in the light theme is not judged in it at all: its structure was in the dark one.
 */
export async function axeProblems(page: Page, theme: Theme, seen: SeenLooks = new Set()): Promise<string[]> {
  await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
  await page.waitForFunction((name) => document.documentElement.dataset.theme === name, theme, TIMEOUT);
  await comesToRest(page);
  const fresh = await markRepeatedLooks(page, seen);
  if (fresh.length === 0 && theme === 'light') return [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  const hasNewLooks = fresh.some((look) => !look.startsWith(SHOWN));
  const rules = {
    ...(theme === 'light' && {runOnly: {type: 'rule', values: THEME_RULES}}),
    rules: Object.fromEntries(LOOK_RULES.map((id) => [id, {enabled: hasNewLooks}])),
  };
  const {violations, undecided} = await page.evaluate(
    async ([options, firsts]) => {
      const {axe} = window as unknown as {axe: {run(options: object): Promise<AxeResults>}};
      const {violations, incomplete} = await axe.run(options);
      const placesOf = (rule: string, attribute: string) =>
        incomplete
          .filter(({id}) => id === rule)
          .flatMap(({nodes}) => nodes)
          .map(({target}) => document.querySelector(String(target[0]))?.getAttribute(attribute));
      const undecided = [
        ...placesOf('color-contrast', firsts.text),
        ...placesOf('link-in-text-block', firsts.link),
      ];
      return {violations, undecided: undecided.map(Number)};
    },
    // Without the styles, which axe would fetch and parse for a rule that is off.
    [{resultTypes: ['violations', 'incomplete'], preload: {assets: ['media']}, ...rules}, FRESH] as const,
  );
  fresh.forEach((look, place) => undecided.includes(place) || seen.add(look));
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(
      ({target, failureSummary}) => `${theme}: ${id} (${help}): ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  );
}
