/** What the site's content security policy stops, and that it stops nothing of the site. */
import type {BrowserContext, Page} from '@playwright/test';
import {entryIsGone, expect, siteOrigin, test, variantOrigin, visit} from '../support/test';

const FIREFOX = {tag: '@firefox'};

/** What somebody would add to a page who found a way to. */
const INJECTED = [
  '<script>window.hits.push("an inline script")</script>',
  '<img src="/img/none.png" onerror="window.hits.push(\'a handler\')">',
  '<script src="https://other.example/a.js"></script>',
  '<base href="https://other.example/">',
  '<style>h1{color:rgb(1,2,3)!important}</style>',
  '<p id="styled" style="color:rgb(1,2,3)">Text</p>',
  '<iframe src="https://other.example/frame"></iframe>',
].join('\n');

/** Asks a host that sends no headers of the site's, as GitHub Pages. */
async function leaveOutHeaders(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (!route.request().url().startsWith('http://127.0.0.1')) return route.fallback();
    const response = await route.fetch();
    const {'content-type': type = 'text/html'} = response.headers();
    return route.fulfill({response, headers: {'content-type': type}});
  });
}

async function listenToViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => void violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective, blockedURI, sample}) => {
      const {reportViolation} = window as unknown as {reportViolation?: (text: string) => void};
      reportViolation?.(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  return violations;
}

for (const [host, leaveOut] of [
  ['a host that sends headers', () => Promise.resolve()],
  ['a host that sends none', leaveOutHeaders],
] as const) {
  test.describe(`on ${host}`, () => {
    test('what is injected into a page does nothing', FIREFOX, async ({page, context, outsideRequests}) => {
      await leaveOut(page);
      const violations = await listenToViolations(context);
      await page.addInitScript(() => Object.assign(window, {hits: []}));
      await page.route('/docs', async (route) => {
        const response = await route.fetch();
        const {'content-security-policy': policy, 'content-type': type} = response.headers();
        const body = (await response.text()).replace('<body', () => `${INJECTED}<body`);
        const headers = {
          'content-type': type!,
          ...(leaveOut === leaveOutHeaders ? {} : {'content-security-policy': policy!}),
        };
        return route.fulfill({response, body, headers});
      });
      await visit(page, '/docs');
      expect(await page.evaluate(() => (window as unknown as {hits: string[]}).hits)).toEqual([]);
      expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
      await expect(page.locator('h1').first()).not.toHaveCSS('color', 'rgb(1, 2, 3)');
      await expect(page.locator('#styled')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
      // Firefox tells of a frame's request before its policy is asked.
      expect(outsideRequests.filter((url) => /other\.example\/(?!frame)/.test(url))).toEqual([]);
      const stopped = new Set(violations.map((violation) => violation.split(' ')[0]));
      expect([...stopped]).toEqual(
        expect.arrayContaining([
          'base-uri',
          'frame-src',
          'script-src-attr',
          'script-src-elem',
          'style-src-attr',
          'style-src-elem',
        ]),
      );
    });

    test(
      'what a script of the page is made to write does nothing',
      FIREFOX,
      async ({page, outsideRequests}) => {
        await leaveOut(page);
        await visit(page, '/docs');
        const hits = await page.evaluate(async () => {
          const found: string[] = [];
          Object.assign(window, {hit: (name: string) => found.push(name)});
          const tries: Record<string, (box: HTMLElement) => unknown> = {
            innerHTML: (box) => {
              box.innerHTML = '<img src="/img/none.png" onerror="hit(\'innerHTML\')">';
              return new Promise((resolve) => box.firstElementChild!.addEventListener('error', resolve));
            },
            handler: (box) => {
              box.setAttribute('onclick', 'hit("handler")');
              box.click();
            },
            text: (box) => box.append(Object.assign(document.createElement('script'), {text: 'hit("text")'})),
            append: (box) => {
              const script = document.createElement('script');
              script.append('hit("append")');
              box.append(script);
            },
            src: (box) =>
              box.append(
                Object.assign(document.createElement('script'), {src: 'https://other.example/script.js'}),
              ),
            // Not while the test's own function is called, which may do more than the page.
            eval: () =>
              new Promise<void>((resolve, reject) => {
                setTimeout(() => {
                  try {
                    // oxlint-disable-next-line no-eval -- It must not work.
                    (0, eval)('hit("eval")');
                    resolve();
                  } catch (error) {
                    reject(error);
                  }
                });
              }),
            worker: () => new Worker('https://other.example/worker.js'),
            blob: () => new Worker(URL.createObjectURL(new Blob(['fetch("https://other.example/blob")']))),
            import: () => import(String('https://other.example/module.js')),
            fetch: () => fetch('https://other.example/fetch'),
          };
          for (const [name, attempt] of Object.entries(tries)) {
            const box = document.createElement('div');
            document.body.append(box);
            try {
              await attempt(box);
              if (['src', 'eval', 'worker', 'blob', 'import', 'fetch'].includes(name))
                found.push(`${name} is allowed`);
            } catch {
              // It was stopped.
            }
          }
          return found;
        });
        expect(hits).toEqual([]);
        expect(outsideRequests.filter((url) => url.includes('other.example'))).toEqual([]);
      },
    );

    test(
      'the site works, and nothing of it is stopped',
      FIREFOX,
      async ({page, context, outsideRequests}) => {
        test.slow();
        await leaveOut(page);
        const violations = await listenToViolations(context);
        await visit(page, '/docs/concepts/inflights');
        await expect(page.locator('[data-star-count]').first()).toContainText('5.0k');
        expect(outsideRequests.length).toBeGreaterThan(0);

        await page.keyboard.press('Control+k');
        await page.getByRole('searchbox').fill('bucket');
        await expect(page.getByRole('dialog').getByRole('treeitem').first()).toBeVisible();
        await page.keyboard.press('Escape');
        await entryIsGone(page);

        await visit(page, '/docs/api/standard-library/cloud/counter');
        await page.getByRole('button', {name: /^Run/}).first().click();
        await expect(page.locator('.cm-content').first()).toBeVisible({timeout: 60_000});
        await expect(page.getByText(/\d of \d tests? passed/).first()).toBeVisible({timeout: 60_000});
        // The style sheet of the editor was adopted.
        await expect(page.locator('.cm-scroller').first()).toHaveCSS('display', 'flex');

        await visit(page, '/play');
        await expect(page.locator('.cm-content')).toBeVisible();
        await page.getByRole('button', {name: 'Run', exact: true}).click();
        await expect(page.getByText(/\d of \d tests? passed/).first()).toBeVisible({timeout: 60_000});
        expect(violations).toEqual([]);
      },
    );
  });
}

test.describe('services that are switched on', () => {
  test.use({baseURL: async ({}, use) => use(variantOrigin())}); // oxlint-disable-line no-empty-pattern

  test('are asked, and nothing is stopped', async ({page, context, outsideRequests}) => {
    const violations = await listenToViolations(context);
    await visit(page, '/docs');
    await expect
      .poll(() => outsideRequests.some((url) => url.startsWith('https://cdn.segment.com/')))
      .toBe(true);
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox').fill('queue');
    await expect
      .poll(() => outsideRequests.some((url) => /^https:\/\/stubbed[^/]*\.algolia/i.test(url)))
      .toBe(true);
    // All hosts of the service were asked.
    await expect(page.getByRole('dialog').getByText('Unable to fetch results')).toBeVisible();
    expect(violations).toEqual([]);
  });
});

test('another site cannot show a page', FIREFOX, async ({page}) => {
  // Another origin, whose page is loaded when its frame is.
  const elsewhere = `${siteOrigin().replace('127.0.0.1', 'localhost')}/elsewhere`;
  await page.route(elsewhere, (route) =>
    route.fulfill({contentType: 'text/html', body: `<iframe src="${siteOrigin()}/docs"></iframe>`}),
  );
  const shown = page.frameLocator('iframe').getByRole('main');
  await page.goto(elsewhere);
  await expect(shown).toHaveCount(0);
  // Without the headers, which pages cannot say by themselves, it can.
  await leaveOutHeaders(page);
  await page.goto(elsewhere);
  await expect(shown).toHaveCount(1);
});
