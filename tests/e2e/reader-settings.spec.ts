/** Every kind of page as readers have it who need larger text, another direction of writing, or a translation. */
import type {Page} from '@playwright/test';
import {OF_EACH_KIND} from '../support/ofEachKind';
import {expect, test, visit} from '../support/test';

/** Entries of the navbar that lie on each other, and how far the page is wider than its window. */
function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.navbar a, .navbar button')]
      .filter((element) => element.checkVisibility() && !element.closest('[popover], ul'))
      .map((element) => ({
        name: element.textContent || element.ariaLabel,
        box: element.getBoundingClientRect(),
      }))
      .filter(({box}) => box.width > 1 && box.height > 1);
    const found = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({box}) =>
            box.left < one.box.right - 1 &&
            box.right > one.box.left + 1 &&
            box.top < one.box.bottom - 1 &&
            box.bottom > one.box.top + 1,
        )
        .map(({name}) => `${one.name} and ${name}`),
    );
    const wider = document.documentElement.scrollWidth - innerWidth;
    return wider > 1 ? [...found, `${wider} px wider than the window`] : found;
  });
}

for (const size of [20, 32]) {
  test(`with text of ${size} px, nothing overlaps`, async ({page, context}) => {
    test.setTimeout(180_000);
    // As the setting of a browser does, after which an em in a media query is that long as well.
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', {fontSizes: {standard: size, fixed: size}});
    for (const path of OF_EACH_KIND) {
      await visit(page, path);
      for (const width of [1000, 1280, 1440]) {
        await page.setViewportSize({width, height: 800});
        expect.soft(await overlaps(page), `${path} at ${width}`).toEqual([]);
      }
    }
  });
}

test('at 400 %, nothing is wider than the window', async ({page}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({width: 320, height: 256});
  for (const path of OF_EACH_KIND) {
    await visit(page, path);
    expect.soft(await overlaps(page), path).toEqual([]);
  }
});

test('code runs from left to right in a page that does not', async ({page}) => {
  test.setTimeout(120_000);
  for (const path of OF_EACH_KIND) {
    await visit(page, path);
    const turned = await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
      return [...document.querySelectorAll('pre, code, samp, kbd, .cm-content')]
        .filter((element) => getComputedStyle(element).direction !== 'ltr')
        .map(({outerHTML}) => outerHTML.slice(0, 80));
    });
    expect.soft(turned, path).toEqual([]);
  }
});

/** Does as browsers do that translate: each text node gives way to `<font>`, also the ones that come later. */
function translate(): void {
  const LEFT_OUT = 'script, style, textarea, font, [translate=no], .notranslate, pre, code';
  const replaceTexts = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest(LEFT_OUT)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  replaceTexts();
  new MutationObserver(replaceTexts).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}

test('no page of any kind breaks when it is translated', async ({page}) => {
  test.setTimeout(120_000);
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  for (const path of OF_EACH_KIND) {
    await visit(page, path);
    await page.evaluate(translate);
    // The page that other sites show has no search, and without a program in its address no button at all.
    if (path !== '/play/embed') await page.getByRole('button', {name: 'Search'}).first().press('Enter');
    expect.soft(errors, path).toEqual([]);
    errors.length = 0;
  }
});

test('a program that runs in a translated page says how it ends', async ({page}) => {
  await visit(page, '/docs/learn/Variables');
  await page.evaluate(translate);
  await page.getByRole('button', {name: /Run/}).first().click();
  const output = page.getByRole('region', {name: 'Output of this run'}).first();
  await expect(output.getByRole('status')).toContainText('The output is the same as the printed one.', {
    timeout: 50_000,
  });
  await expect(output.getByRole('status')).not.toContainText('Loading');
});

test('the playground and the search go on in a translated page', async ({page}) => {
  await visit(page, '/play');
  await page.evaluate(translate);
  await expect(page.locator('.cm-content')).toBeVisible();
  const problems = page.getByRole('region', {name: 'Problems'});
  await expect(problems.getByRole('heading')).toHaveText('«No problems»');
  await page.getByRole('button', {name: /Run/}).first().click();
  const status = page
    .getByRole('region', {name: /Output/})
    .getByRole('status')
    .first();
  await expect(status).toContainText(/passed/, {timeout: 50_000});
  await expect(status).not.toContainText(/Loading|Running/);
});
