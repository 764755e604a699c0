import type {Page, Route} from '@playwright/test';
import {arrived, BOTH, expect, test, visit} from '../support/test';

test('begins at the top of the new page', async ({page}) => {
  await visit(page, '/docs');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await follow(page, '/docs/why-wing');
  await expect(page).toHaveURL(/\/docs\/why-wing$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('goes to the heading that the address names', BOTH, async ({page}) => {
  await visit(page, '/docs/why-wing');
  const id = await page.locator('h2[id]').last().getAttribute('id');
  await visit(page, '/docs');
  await visit(page, `/docs/why-wing#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate((hash) => document.querySelector<HTMLElement>(`a[href="#${hash}"]`)?.click(), id);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('goes to the heading of another page that a link names', async ({page}) => {
  await visit(page, '/docs/why-wing');
  const href = await page
    .locator('main a[href^="/docs/"][href*="#"]:not([href^="/docs/why-wing"])')
    .first()
    .getAttribute('href');
  const [path = '', id = ''] = href!.split('#');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await follow(page, href!);
  await arrived(page, `${path}#${id}`);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  // At its top, below the navbar, and not wherever the page before had been left.
  const top = () => page.locator(`[id="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(0);
});

test('goes back to where the reader was', async ({page}) => {
  await visit(page, '/docs/why-wing');
  await page.evaluate(() => window.scrollTo(0, 400));
  await follow(page, '/docs');
  await expect(page).toHaveURL(/\/docs$/);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test.describe('a bar', () => {
  const SHOWN = expect.objectContaining({name: 'shown', top: 0, width: 1440}) as BarEvent;
  const GONE = expect.objectContaining({name: 'gone'}) as BarEvent;

  test('is shown when the next page takes longer than 200 milliseconds', async ({page}) => {
    await visit(page, '/docs');
    const events = await watchBar(page);
    const next = await holdPage(page, '/docs/why-wing');
    await followSoon(page, '/docs/why-wing');
    await expect.poll(() => events).toEqual([SHOWN]);
    expect(events[0]!.after).toBeGreaterThanOrEqual(200);
    await next.release();
    await expect(page).toHaveURL(/\/docs\/why-wing$/);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('is not shown when the next page is there earlier', async ({page}) => {
    await visit(page, '/docs');
    const events = await watchBar(page);
    await page.route('**/docs/why-wing', (route) => route.fulfill({contentType: 'text/html', body: 'Here'}));
    await followSoon(page, '/docs/why-wing');
    await expect(page.getByText('Here')).toBeVisible();
    expect(events).toEqual([]);
  });

  test('goes away when the reader stops waiting', async ({page}) => {
    await visit(page, '/docs');
    const events = await watchBar(page);
    const session = await page.context().newCDPSession(page);
    await holdPage(page, '/docs/why-wing');
    await followSoon(page, '/docs/why-wing');
    await expect.poll(() => events).toEqual([SHOWN]);
    await session.send('Page.stopLoading');
    await expect.poll(() => events).toEqual([SHOWN, GONE]);
  });

  test('ends by itself in a browser that does not tell when the reader stops waiting', async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'navigation');
      // The page cannot be asked to wait for the end of the sweep while the next one is loading.
      const start = window.setTimeout;
      const soon = (run: () => void, delay?: number) => start(run, delay === 10_000 ? 1 : delay);
      Object.assign(window, {setTimeout: soon});
    });
    await visit(page, '/docs');
    const events = await watchBar(page);
    await holdPage(page, '/docs/why-wing');
    await followSoon(page, '/docs/why-wing');
    await expect.poll(() => events).toEqual([SHOWN, GONE]);
  });

  test('comes again when another link is followed instead', async ({page}) => {
    await visit(page, '/docs');
    const events = await watchBar(page);
    await holdPage(page, '/docs/why-wing');
    await holdPage(page, '/blog');
    await followSoon(page, '/blog', 1000);
    await followSoon(page, '/docs/why-wing');
    await expect.poll(() => events).toEqual([SHOWN, GONE, SHOWN]);
  });

  test('is not shown for a file, another window, a place in the page, or another site', async ({page}) => {
    // Nothing comes, so that the page stays.
    await page.route(/opengraph|wing\.example/, () => undefined);
    for (const [name, value] of [
      ['download', ''],
      ['target', '_blank'],
      ['href', '#main'],
      ['href', '/img/opengraph.png'],
      ['href', 'https://wing.example/'],
    ] as const) {
      await visit(page, '/docs');
      const events = await watchBar(page);
      const isLater = page.waitForEvent('console', (message) => message.text() === 'later than the bar');
      await page
        .locator('a[href="/docs/why-wing"]')
        .first()
        .evaluate(
          (link, [attribute, changed]) => {
            link.setAttribute(attribute, changed);
            setTimeout(() => {
              (link as HTMLElement).click();
              setTimeout(() => console.log('later than the bar'), 300);
            });
          },
          [name, value] as const,
        );
      await isLater;
      expect(events, `${name}=${value}`).toEqual([]);
    }
  });
});

/** Follows a link as a reader does, without the pointer resting on it first, which would load the page ahead. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
    if (!link) throw new Error(`There is no link to ${href}.`);
    link.click();
  }, path);
}

interface BarEvent {
  readonly name: 'shown' | 'gone';
  /** Milliseconds since a link was followed. */
  readonly after: number;
  readonly top?: number;
  readonly width?: number;
}

/** What happens to the bar. The page tells it, which cannot be asked while it waits for the next one. */
async function watchBar(page: Page): Promise<readonly BarEvent[]> {
  const events: BarEvent[] = [];
  page.on('console', (message) => {
    const [, event] = /^bar (.*)$/.exec(message.text()) ?? [];
    if (event) events.push(JSON.parse(event) as BarEvent);
  });
  await page.evaluate(() => {
    let followed = 0;
    document.addEventListener('click', () => (followed = performance.now()), {capture: true});
    const tell = (name: string, node: Node) => {
      if (!(node instanceof HTMLElement) || node.id !== 'nprogress') return;
      const {top, width} = node.firstElementChild!.getBoundingClientRect();
      console.log(`bar ${JSON.stringify({name, after: performance.now() - followed, top, width})}`);
    };
    new MutationObserver((changes) => {
      for (const {addedNodes, removedNodes} of changes) {
        for (const node of addedNodes) tell('shown', node);
        for (const node of removedNodes) tell('gone', node);
      }
    }).observe(document.body, {childList: true});
  });
  return events;
}

/** Follows a link when the page has answered: a page that waits for the next one does not. */
async function followSoon(page: Page, path: string, delay = 0): Promise<void> {
  await page.evaluate(
    ([href, time]) => {
      setTimeout(() => document.querySelector<HTMLElement>(`a[href="${href}"]`)!.click(), time);
    },
    [path, delay] as const,
  );
}

/** Holds back a page that the browser asks for. */
async function holdPage(page: Page, path: string): Promise<{release: () => Promise<void>}> {
  const held: Route[] = [];
  await page.route(
    ({pathname}) => pathname === path,
    (route) => void held.push(route),
  );
  return {
    release: async () => {
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
