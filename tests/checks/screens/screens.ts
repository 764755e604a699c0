/** Every picture of a screen that pages show, and how to come to it. */
import type {Locator, Page} from '@playwright/test';
import {type ConsolePart, openConsole} from './console';
import {openShortlinks} from './shortlinks';

/** One picture of a screen. */
export interface Screen {
  /** The picture in the light theme: a path in the repository, beside the page that shows it. */
  readonly picture: `${string}.avif`;
  /** The page whose program runs. */
  readonly page: string;
  /** The file that shows the picture. @default `page` */
  readonly shownBy?: string;
  /** Which of the page's programs, from 0. */
  readonly program?: number;
  /** Size of the window in pixels. */
  readonly window: {readonly width: number; readonly height: number};
  /** Pixels of the window that the picture shows, from above; all of them by default. */
  readonly height?: number;
  /** The picture has the bar of a browser window: it shows a page of its own, and not the Console. */
  readonly isFramed?: boolean;
  /**
   * Does what the page tells the reader to do, and waits until it can be seen.
   *
   * @param page a window on the Console, in which the program runs
   * @returns the window to take the picture of, or a part of it
   * @throws when something does not appear in time
   */
  readonly prepare: (page: Page) => Promise<Page | Locator>;
  /** The parts that the page names, in the order of its list: each gets its number. */
  readonly parts?: readonly ConsolePart[];
}

/** The colours of a window. Each picture is taken in both, and a page shows that of its own theme. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** @returns the path of a picture in these colours: `console.avif`, `console-dark.avif` */
export function pictureIn(scheme: Scheme, {picture}: Pick<Screen, 'picture'>): string {
  return scheme === 'light' ? picture : picture.replace(/\.avif$/, '-dark.avif');
}

/** In a window of this width, the smallest letters of the Console are 11 pixels high in the column of a page. */
const WIDTH = 656;
const SIZES = {hierarchy: 164, panel: 236, log: 80};

export const SCREENS: readonly Screen[] = [
  {
    picture: 'docs/start-here/console.avif',
    page: 'docs/start-here/local.md',
    window: {width: WIDTH, height: 440},
    async prepare(page) {
      const wing = openConsole(page);
      await wing.arrange(SIZES);
      await wing.select('Orders');
      await wing.push('2 posters');
      await wing.waitForLog('wrote receipt 1');
      await wing.select('Receipts');
      await wing.waitForText('receipt-1.txt');
      return page;
    },
    parts: ['map', 'hierarchy', 'endpoints', 'tests', 'panel', 'log'],
  },
  {
    picture: 'docs/tools/console-map.avif',
    page: 'docs/tools/wing-console.md',
    window: {width: WIDTH, height: 574},
    async prepare(page) {
      const wing = openConsole(page);
      await wing.arrange({...SIZES, log: 100});
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
    parts: ['map', 'hierarchy', 'endpoints', 'tests', 'panel', 'log', 'status'],
  },
  {
    picture: 'src/pages/home/Home/Console/console.avif',
    page: 'docs/tools/wing-console.md',
    shownBy: 'src/pages/home/Home/Console/index.tsx',
    window: {width: 740, height: 510},
    async prepare(page) {
      const wing = openConsole(page);
      await wing.arrange({hierarchy: 192, panel: 226, log: 100});
      await wing.select('Shop');
      await wing.send('POST', '/orders', 'two apples');
      await wing.waitForLog('stored order 0');
      await wing.send('POST', '/orders', 'one pear');
      await wing.waitForLog('stored order 1');
      await wing.runTests();
      await wing.select('Receipts');
      await wing.waitForText('order-1.txt');
      return page;
    },
  },
  {
    picture: 'docs/tools/console-api.avif',
    page: 'docs/tools/wing-console.md',
    window: {width: WIDTH, height: 550},
    async prepare(page) {
      const wing = openConsole(page);
      await wing.arrange({hierarchy: 110, panel: 330, log: 60});
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
    window: {width: WIDTH, height: 504},
    height: 272,
    async prepare(page) {
      const wing = openConsole(page);
      await wing.arrange({hierarchy: 110, panel: 340, log: 40});
      await wing.select('Shop');
      for (const next of ['A-1002', 'A-1003']) {
        await wing.press('Place an order');
        await wing.waitForField(next);
      }
      await wing.waitForField('A-1002', () => wing.press('Refresh'));
      return page;
    },
  },
  {
    picture: 'docs/learn/watching-console.avif',
    page: 'docs/learn/watching.md',
    window: {width: WIDTH, height: 400},
    async prepare(page) {
      const wing = openConsole(page);
      await wing.arrange({...SIZES, log: 60});
      await wing.select('Orders');
      await wing.push('A-1001');
      await wing.waitForLog('order=A-1001 result=failed', 2);
      await wing.select('Failed');
      await wing.waitForSize(1);
      return page;
    },
  },
  {
    picture: 'docs/build/01-api/console.avif',
    page: 'docs/build/01-api/index.md',
    window: {width: WIDTH, height: 550},
    async prepare(page) {
      const wing = openConsole(page);
      await wing.arrange({hierarchy: 110, panel: 330, log: 40});
      await wing.select('Api');
      await wing.send('POST', '/links', '{"slug": "docs", "url": "https://docs.example.com"}');
      await wing.waitForText('201 Created');
      return page;
    },
  },
  {
    picture: 'docs/build/09-front-end/page.avif',
    page: 'docs/build/09-front-end/index.md',
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
