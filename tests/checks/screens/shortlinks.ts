/** The front end of the application that `docs/build` builds, with links in it. */
import type {Page} from '@playwright/test';
import {openConsole} from './console';

/**
 * Issues a token in the Console and creates links with it on the page, as the chapter says.
 *
 * @param page a window on the Console
 * @returns a window of the same size with the page
 */
export async function openShortlinks(
  page: Page,
  links: readonly {readonly slug: string; readonly url: string}[],
): Promise<Page> {
  const wing = openConsole(page);
  await wing.select('Shortlinks', 'Auth', 'IssueToken');
  const token = await wing.invoke('"maria"');
  const site = await page.context().newPage();
  await site.setViewportSize(page.viewportSize()!);
  await site.goto(await wing.endpoint('Website'));
  await site.getByLabel('Your token').fill(token);
  await site.getByRole('button', {name: 'Sign in'}).click();
  for (const {slug, url} of links) {
    await site.getByLabel('Short name').fill(slug);
    await site.getByLabel('URL').fill(url);
    await site.getByRole('button', {name: 'Create link'}).click();
    await site.getByRole('link', {name: slug}).waitFor();
  }
  return site;
}
