/** The search of a site with an account at the hosted service, which a stub stands in for. */
import {resolve} from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {toHostedRecords} from '../../src/search/hosted/hostedRecords';
import {readPages} from '../../src/lib/builtPage';
import {readRecords} from '../../src/search/indexing/readSite';
import {HOSTED_ACCOUNT} from '../support/hosted-search/account';
import {
  type Fault,
  FAULTS,
  type HostedSearchStub,
  routeToStub,
  startHostedSearch,
} from '../support/hosted-search/searchStub';
import {expect, variantOrigin, visit, test as base} from '../support/test';
import {variantFolder} from '../support/variantSite/build';

const CONTEXT = [['language:en'], ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']];

/** Those that the client tells at once. */
const FAST_FAULTS = (Object.keys(FAULTS) as Fault[]).filter((fault) => fault !== 'silence');

/** A client that is not answered goes from host to host, and waits for each: the page's time, in milliseconds. */
const TIMEOUT_MS = 40_000;

const test = base.extend<{hosted: HostedSearchStub}>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern.
  baseURL: async ({}, use) => use(variantOrigin()),
  hosted: async ({context}, use) => {
    const folder = variantFolder(resolve(__dirname, '../..'));
    const records = toHostedRecords(readRecords(readPages(folder)), {url: 'https://wing.example/'});
    const stub = await startHostedSearch({account: HOSTED_ACCOUNT, records});
    await routeToStub(context, stub);
    await use(stub);
    await stub.close();
    expect(stub.problems).toEqual([]);
  },
});

test.describe('the modal', () => {
  test('asks the service for the language and the versions, and shows what it answers', async ({
    page,
    // Before the stub, which answers what is asked of the service: the last who intercepts is asked first.
    outsideRequests,
    hosted,
  }) => {
    const dialog = await search(page, 'queue');
    await expect(dialog).toHaveAttribute('data-engine', 'hosted');
    await expect(hitsOf(dialog).first()).toBeVisible();
    await expect(dialog.locator('mark').first()).toHaveText(/^queue/i);
    await expect(dialog.getByRole('link', {name: 'See all 22 results'})).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('22 results');
    expect(hosted.queries.length).toBeGreaterThan(0);
    for (const query of hosted.queries) expect(query.facetFilters).toEqual(CONTEXT);
    expect(outsideRequests.filter((url) => /algolia/.test(url))).toEqual([]);

    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/queues$/);
    await expect(dialog).toHaveCount(0);
  });

  test('shows the texts of pages as text', async ({page, hosted: _}) => {
    const dialog = await search(page, 'delivered');
    await expect(hitsOf(dialog)).toContainText('<b>bold</b> letters, a < b');
    await expect(hitsOf(dialog).locator('b')).toHaveCount(0);
  });

  test('has a way on when the service finds nothing', async ({page, hosted: _}) => {
    const dialog = await search(page, 'xylophone');
    await expect(dialog.getByText('No results for')).toBeVisible();
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      /\/issues\/new\?title=.*xylophone/,
    );
  });

  test('says that the service failed, however it did, and shows the next answer', async ({page, hosted}) => {
    const dialog = await search(page, '');
    const input = dialog.getByRole('searchbox');
    for (const fault of FAST_FAULTS) {
      await test.step(fault, async () => {
        hosted.failWith(fault);
        await input.fill('queue');
        await expectFailure(dialog);
        hosted.failWith(undefined);
        await input.fill('queues');
        await expect(hitsOf(dialog).first()).toBeVisible();
        await expect(dialog.getByRole('alert')).toHaveCount(0);
      });
    }
  });

  test('says that the service failed when it is silent', async ({page, hosted}) => {
    hosted.failWith('silence');
    await page.clock.install();
    const dialog = await search(page, 'queue');
    await expectFailureInTime(page, hosted, dialog);
  });
});

test.describe('the search page', () => {
  test('asks for a page of results, and for those of a section', async ({page, hosted}) => {
    await visit(page, '/search?q=queue');
    await expect(page.getByRole('heading', {level: 2})).toHaveText('22 results for “queue”');
    await expect(page.locator('main ol > li')).toHaveCount(15);
    expect(hosted.queries.at(-1)).toMatchObject({
      query: 'queue',
      page: 0,
      hitsPerPage: 15,
      facets: ['section'],
      facetFilters: CONTEXT,
    });

    await page.getByRole('link', {name: 'Page 2'}).click();
    await expect(page.locator('main ol > li')).toHaveCount(7);
    expect(hosted.queries.at(-1)).toMatchObject({query: 'queue', page: 1});

    await page.getByRole('checkbox', {name: /^API/}).check();
    await expect(page.getByRole('heading', {level: 2})).toHaveText('One result for “queue”');
    await expect(page).toHaveURL(/\/search\?q=queue&section=api$/);
    const asked = hosted.queries.map(({facetFilters}) => facetFilters);
    expect(asked).toContainEqual([...CONTEXT, ['section:api']]);
    await page.locator('main ol').getByRole('link').click();
    await expect(page).toHaveURL(/\/docs\/api\/shelf/);
  });

  test('has a way on when the service finds nothing', async ({page, hosted: _}) => {
    await visit(page, '/search?q=xylophone');
    await expect(page.getByRole('heading', {level: 2})).toHaveText('No results for “xylophone”');
    await expect(page.getByRole('link', {name: 'Let us know.'})).toBeVisible();
  });

  test('says that the service failed, however it did, and tries again', async ({page, hosted}) => {
    await visit(page, '/search');
    const input = page.getByRole('searchbox', {name: 'Search the site'});
    for (const [index, fault] of FAST_FAULTS.entries()) {
      await test.step(fault, async () => {
        hosted.failWith(fault);
        // The client keeps what it was answered.
        await input.fill('arrival'.slice(0, index + 1));
        await expectFailure(page.locator('main'));
        hosted.failWith(undefined);
        await page.getByRole('button', {name: 'Try again'}).click();
        await expect(page.locator('main ol > li').first()).toBeVisible();
        await expect(page.locator('main').getByRole('alert')).toHaveCount(0);
      });
    }
  });

  test('says that the service failed when it is silent', async ({page, hosted}) => {
    hosted.failWith('silence');
    await page.clock.install();
    await visit(page, '/search?q=queue');
    await expectFailureInTime(page, hosted, page.locator('main'));
  });
});

/** Opens the modal and types a query. */
async function search(page: Page, query: string): Promise<Locator> {
  await visit(page, '/docs');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  const dialog = page.getByRole('dialog', {name: 'Search'});
  await dialog.getByRole('searchbox').fill(query);
  return dialog;
}

async function expectFailure(place: Locator): Promise<void> {
  const alert = place.getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  await expect(place.getByText('No results for')).toBeHidden();
}

/** Lets the page's time go by while the service is silent. */
async function expectFailureInTime(page: Page, hosted: HostedSearchStub, place: Locator): Promise<void> {
  let passed = 0;
  await expect(async () => {
    // A host has to be asked before its time can run out.
    if (hosted.queries.length > 0 && passed < TIMEOUT_MS) {
      await page.clock.runFor(1000);
      passed += 1000;
    }
    await expect(place.getByRole('alert')).toBeVisible({timeout: 50});
  }).toPass({intervals: [50]});
  await expectFailure(place);
}

function hitsOf(dialog: Locator): Locator {
  return dialog.locator('.DocSearch-Hit');
}
