import {expect, SMOKE, test} from '../support/test';

test('an old path leads to the page, with query and hash', SMOKE, async ({page}) => {
  await page.goto('/docs/start-here/hello?from=mail#part');
  await expect(page).toHaveURL('/docs?from=mail#part');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('hosts differ in what they make of a path, and going back does not lead to it again', async ({page}) => {
  for (const path of ['/getting-started', '/getting-started/', '/getting-started.html']) {
    await page.goto('/blog');
    await page.goto(path);
    await expect(page).toHaveURL('/docs');
    await page.goBack();
    await expect(page).toHaveURL('/blog');
  }
});

test('a path below a wildcard is followed where the host has no rules', async ({page, outsideRequests}) => {
  await page.goto('/learn/closures?from=mail');
  await expect.poll(() => outsideRequests).toContain('https://learn.winglang.io/learn/closures?from=mail');
});

test('a page below a wildcard of the site itself is found where the host has no rules', async ({page}) => {
  await page.goto('/docs/standard-library/aws/bucket?from=mail');
  await expect(page).toHaveURL('/docs/api/standard-library/aws/bucket?from=mail');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/bucket/i);
});

test('a wildcard whose page is not there leaves the reader on the 404 page', async ({page}) => {
  await page.goto('/docs/winglibs/no-such-library');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await expect(page).toHaveURL('/docs/winglibs/no-such-library');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('an old path leads to the page', async ({page}) => {
    await page.goto('/getting-started');
    await expect(page).toHaveURL('/docs');
  });
});
