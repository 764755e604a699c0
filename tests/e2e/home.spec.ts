import {BOTH, expect, SMOKE, tagged, test, visit} from '../support/test';

test.describe('home page', () => {
  test.beforeEach(async ({page}) => {
    await visit(page, '/');
  });

  test('runs its program in the page, and offers the playground', tagged(BOTH, SMOKE), async ({page}) => {
    const program = page.getByRole('group', {name: 'main.w', exact: true});
    await expect(program).toContainText('bring cloud;');
    await expect(program.locator('[data-phase="inflight"]')).toContainText('visits.inc()');
    await expect(program.locator('[data-phase="inflight"]')).not.toContainText('addObject');
    await expect(page.getByRole('group', {name: 'Report of wing test'})).toContainText('Tests 2 passed (2)');
    const playground = page.getByRole('main').getByRole('link', {name: 'Try it in the browser'});
    await expect(playground).toHaveAttribute('href', '/play');
    const figure = page.locator('figure').first();
    await expect(figure.getByRole('link', {name: 'Open in playground'})).toBeVisible();
    await figure.getByRole('button', {name: 'Run', exact: true}).click();
    await expect(figure.getByRole('region', {name: 'Output of this run'}).getByRole('status')).toHaveText(
      '2 of 2 tests passed. The output is the same as the printed one.',
    );
  });

  test('names the newest posts of the blog', async ({page}) => {
    const posts = page.getByRole('region', {name: 'From the blog'}).getByRole('listitem');
    await expect(posts).toHaveCount(3);
    await posts.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/\d{4}\/\d{2}\/\d{2}\//);
  });
});

test.describe('the tabs of the home page', () => {
  test.beforeEach(async ({page}) => {
    await visit(page, '/');
  });

  test('marks the lines of the phase that is chosen', BOTH, async ({page}) => {
    const runs = page.getByRole('group', {name: 'main.w', exact: true}).locator('[data-phase]');
    const marked = () =>
      runs.evaluateAll((all) =>
        all
          .filter((run) => getComputedStyle(run).backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map(({textContent}) => textContent),
      );
    await page.getByRole('tab', {name: /preflight/i}).click();
    await expect.poll(async () => (await marked())[0]).toContain('new cloud.Bucket');
    await expect(page.getByRole('tabpanel', {name: /preflight/i})).toContainText('cloud.Counter');
    await page.getByRole('tab', {name: /inflight/i}).click();
    await expect.poll(async () => (await marked()).length).toBe(1);
    await expect(page.getByRole('tabpanel', {name: /inflight/i})).toContainText('async handle');
  });

  test('shows the output for a target, chosen with the keyboard', SMOKE, async ({page}) => {
    // Each set of tabs is one stop of the keyboard.
    await expect(page.locator('[role="tablist"] [tabindex="0"]')).toHaveCount(2);
    const targets = page.getByRole('tablist', {name: 'Target'});
    await targets.getByRole('tab', {name: 'AWS'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(targets.getByRole('tab', {name: 'Microsoft Azure'})).toBeFocused();
    await expect(page.getByRole('tabpanel', {name: 'Microsoft Azure'})).toContainText(
      'azurerm_storage_table',
    );
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel', {name: 'Google Cloud'})).toContainText(
      'google_firestore_database',
    );
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', {name: 'Local simulator'})).toContainText('root/Default/Visits');
    await expect(page.getByRole('tabpanel', {name: 'Google Cloud'})).toBeHidden();
  });
});

test.describe('home page without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('shows all panels', async ({page}) => {
    await page.goto('/');
    await expect(page.getByText('index.html, about.html')).toBeVisible();
    await expect(page.getByText('async handle')).toBeVisible();
    await expect(page.getByText('wing compile main.w -t tf-gcp')).toBeVisible();
  });
});
