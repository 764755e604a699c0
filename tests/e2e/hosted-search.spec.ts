/** The search of a site with an account at the hosted service, whose answers are recorded. */
import type {Locator, Page} from '@playwright/test';
import {answerHosted, found, HOSTED_ACCOUNT, nothing, REFUSED} from '../support/hostedSearch';
import {expect, test, variantOrigin, visit} from '../support/test';

const CONTEXT = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

test.use({baseURL: async ({}, use) => use(variantOrigin())}); // oxlint-disable-line no-empty-pattern

test.describe('the dialog', () => {
  test('is that of DocSearch, asks for the language and the versions, and shows what the service answers', async ({
    page,
    context,
    // Before the answers: the last who intercepts is asked first.
    outsideRequests,
  }) => {
    const queries = await answerHosted(context, found);
    const dialog = await search(page, 'queue');
    await expect(hitsOf(dialog).first()).toBeVisible();
    await expect(dialog.locator('mark').first()).toHaveText(/^queue/i);
    // The texts of pages are texts.
    await expect(hitsOf(dialog).first()).toContainText('<b>bold</b> letters, a < b');
    await expect(hitsOf(dialog).locator('b')).toHaveCount(0);
    await expect(dialog.getByRole('link', {name: 'See all 22 results'})).toHaveAttribute(
      'href',
      '/search?q=queue',
    );
    await expect(dialog.getByRole('link', {name: 'Search by Algolia'})).toBeVisible();
    expect(queries.at(-1)).toMatchObject({indexName: HOSTED_ACCOUNT.indexName, query: 'queue'});
    for (const {facetFilters} of queries) expect(facetFilters).toEqual(CONTEXT);
    expect(outsideRequests.filter((url) => /algolia/.test(url))).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/queues$/);
    await expect(dialog).toHaveCount(0);
  });

  test('has a way on when the service finds nothing', async ({page, context}) => {
    await answerHosted(context, nothing);
    const dialog = await search(page, 'xylophone');
    await expect(dialog.getByText('No results for')).toBeVisible();
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /\/issues\/new\?title=.*xylophone/,
    );
  });

  for (const [name, failure] of [
    ['refuses', REFUSED],
    ['answers with something else', {status: 200, body: '{"results":[{"nbHits":"many"}]}'}],
  ] as const) {
    test(`says that the service failed when it ${name}, and closes`, async ({page, context}) => {
      await answerHosted(context, () => failure);
      const dialog = await search(page, 'queue');
      await expectFailure(dialog);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('button', {name: 'Search', exact: true})).toBeFocused();
    });
  }

  test('leaves queries for types to the browser', async ({page, context}) => {
    const queries = await answerHosted(context, found);
    const dialog = await search(page, '');
    await dialog.getByRole('searchbox').fill('str -> num');
    await expect(hitsOf(dialog).first()).toBeVisible();
    expect(queries).toEqual([]);
  });
});

test.describe('the search page', () => {
  test('asks for a page of results, and for those of a section', async ({page, context}) => {
    const queries = await answerHosted(context, found);
    await visit(page, '/search?q=queue');
    await expect(page.getByRole('heading', {level: 2})).toHaveText('22 results for “queue”');
    await expect(page.locator('main ol > li')).toHaveCount(15);
    expect(queries.at(-1)).toMatchObject({
      query: 'queue',
      page: 0,
      hitsPerPage: 15,
      facets: ['section'],
      facetFilters: CONTEXT,
    });

    await page.getByRole('link', {name: 'Page 2'}).click();
    await expect(page.locator('main ol > li')).toHaveCount(7);
    expect(queries.at(-1)).toMatchObject({query: 'queue', page: 1});

    await page.getByRole('checkbox', {name: /^Docs/}).check();
    await expect(page).toHaveURL(/\/search\?q=queue&section=docs$/);
    await expect
      .poll(() => queries.map(({facetFilters}) => facetFilters))
      .toContainEqual([...CONTEXT, ['section:docs']]);
  });

  test('says that the service failed, and tries again', async ({page, context}) => {
    let answer: typeof found | (() => typeof REFUSED) = () => REFUSED;
    await answerHosted(context, (query) => answer(query));
    await visit(page, '/search?q=queue');
    await expectFailure(page.locator('main'));
    answer = found;
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('main ol > li').first()).toBeVisible();
    await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
  });
});

/** Opens the dialog and types a query. */
async function search(page: Page, query: string): Promise<Locator> {
  await visit(page, '/docs');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('searchbox').fill(query);
  return dialog;
}

async function expectFailure(place: Locator): Promise<void> {
  await expect(place).toContainText('Unable to fetch results');
  await expect(place).toContainText('You might want to check your network connection.');
  await expect(place.getByText('No results for')).toBeHidden();
}

function hitsOf(dialog: Locator): Locator {
  return dialog.locator('.DocSearch-Hit');
}
