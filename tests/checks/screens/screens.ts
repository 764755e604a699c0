/** Every picture of a screen that pages show, and how to come to it. */
import type {Locator, Page} from '@playwright/test';
import {openConsole} from './console';
import {openShortlinks} from './shortlinks';

/** One picture of a screen. */
export interface Screen {
  /** The picture: a path in the repository, beside the page that shows it. */
  readonly picture: `${string}.avif`;
  /** The page whose program runs. */
  readonly page: string;
  /** Which of the page's programs, from 0. */
  readonly program?: number;
  readonly colorScheme: 'light' | 'dark';
  /** Size of the window in pixels. */
  readonly window: {readonly width: number; readonly height: number};
  /** Pixels of the window that the picture shows, from above; all of them by default. */
  readonly height?: number;
  /** Pixels of the picture for one of the window; 1 by default. */
  readonly scale?: number;
  /** The picture has the frame of a browser window: without one, a white page has no edges on a white page. */
  readonly isFramed?: boolean;
  /**
   * Does what the page tells the reader to do, and waits until it can be seen.
   *
   * @param page a window on the Console, in which the program runs
   * @returns the window to take the picture of, or a part of it
   * @throws when something does not appear in time
   */
  readonly prepare: (page: Page) => Promise<Page | Locator>;
}

export const SCREENS: readonly Screen[] = [
  {
    picture: 'docs/start-here/console.avif',
    page: 'docs/start-here/local.md',
    colorScheme: 'dark',
    window: {width: 1000, height: 620},
    height: 462,
    async prepare(page) {
      const wing = openConsole(page);
      await wing.select('Orders');
      await wing.push('2 posters');
      await wing.waitForLog('wrote receipt 1');
      await wing.select('Receipts');
      await wing.waitForText('receipt-1.txt');
      return page;
    },
  },
  {
    picture: 'docs/tools/console-map.avif',
    page: 'docs/tools/wing-console.md',
    colorScheme: 'light',
    window: {width: 1200, height: 680},
    async prepare(page) {
      const wing = openConsole(page);
      await wing.select('Orders');
      await wing.push('two apples');
      await wing.waitForLog('stored order 0');
      await wing.select('Shop');
      await wing.send('POST', '/orders', 'one pear');
      await wing.waitForLog('stored order 1');
      await wing.runTests();
      await wing.select('Receipts');
      await wing.openFile('order-0.txt');
      await wing.waitForText('two apples');
      return page;
    },
  },
  {
    picture: 'docs/tools/console-api.avif',
    page: 'docs/tools/wing-console.md',
    colorScheme: 'light',
    window: {width: 1200, height: 680},
    async prepare(page) {
      const wing = openConsole(page);
      await wing.select('Orders');
      await wing.push('two apples');
      await wing.waitForLog('stored order 0');
      await wing.select('Shop');
      await wing.send('POST', '/orders', 'one pear');
      await wing.waitForText('202 Accepted');
      await wing.waitForLog('stored order 1');
      return page;
    },
  },
  {
    picture: 'docs/api/standard-library/ui/shop-panel.avif',
    page: 'docs/api/standard-library/ui/index.md',
    colorScheme: 'light',
    window: {width: 1000, height: 504},
    scale: 2,
    async prepare(page) {
      const wing = openConsole(page);
      await wing.select('Shop');
      for (const next of ['A-1002', 'A-1003']) {
        await wing.press('Place an order');
        await wing.waitForField(next);
      }
      await wing.waitForField('A-1002', () => wing.press('Refresh'));
      return wing.panel;
    },
  },
  {
    picture: 'docs/learn/watching-console.avif',
    page: 'docs/learn/watching.md',
    colorScheme: 'dark',
    window: {width: 600, height: 560},
    height: 420,
    scale: 2,
    async prepare(page) {
      const wing = openConsole(page);
      await wing.select('Orders');
      await wing.push('A-1001');
      await wing.waitForLog('order=A-1001 result=failed', 2);
      // Makes the hierarchy narrow, so that the panel and the log fill the picture.
      await page.mouse.move(281, 200);
      await page.mouse.down();
      await page.mouse.move(10, 200, {steps: 8});
      await page.mouse.up();
      await page.getByText('Fit map to screen').click();
      await wing.select('Failed');
      await wing.waitForSize(1);
      return page;
    },
  },
  {
    picture: 'docs/build/01-api/console.avif',
    page: 'docs/build/01-api/index.md',
    colorScheme: 'light',
    window: {width: 1000, height: 775},
    height: 540,
    async prepare(page) {
      const wing = openConsole(page);
      await wing.select('Api');
      await wing.send('POST', '/links', '{"slug": "docs", "url": "https://docs.example.com"}');
      await wing.waitForText('201 Created');
      return page;
    },
  },
  {
    picture: 'docs/build/09-front-end/page.avif',
    page: 'docs/build/09-front-end/index.md',
    colorScheme: 'light',
    window: {width: 720, height: 560},
    isFramed: true,
    async prepare(page) {
      return openShortlinks(page, [
        {slug: 'docs', url: 'https://docs.example.com/start'},
        {slug: 'talk', url: 'https://events.example.com/2026/cloud'},
      ]);
    },
  },
];
