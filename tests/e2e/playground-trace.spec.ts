import type {Page} from '@playwright/test';
import {axeProblems} from '../a11y/visit';
import {replaceText} from '../support/codeEditor';
import {BOTH, expect, isPhone, SMOKE, tagged, test, visit} from '../support/test';

const PROGRAM = `bring cloud;

let uploads = new cloud.Bucket() as "Uploads";
let store = new cloud.Function(inflight () => {
  uploads.put("a.txt", "hello");
  log("stored");
}) as "Store";

test "a file is stored" {
  store.invoke();
  uploads.get("a.txt");
}
`;

const editor = (page: Page) => page.getByRole('region', {name: 'Program'}).getByRole('textbox');
const panel = (page: Page) => page.getByRole('tabpanel', {name: 'Tests and logs'});
const step = (page: Page) => panel(page).getByRole('status');
const marked = (page: Page, kind: string) => panel(page).locator(`[data-mark=${kind}]`);

test(
  'a test is followed step by step, on the diagram and to its lines',
  tagged(SMOKE, BOTH),
  async ({page}) => {
    await visit(page, '/play');
    await expect(page.locator('.cm-content')).toBeVisible();
    await replaceText(editor(page), PROGRAM);
    await page.getByRole('button', {name: 'Run', exact: true}).click();
    await panel(page).getByText('Follow this test').click({timeout: 60_000});
    await expect(step(page)).toContainText(/^Step 1 of 4: \d+ ms Object Uploads: Put \(key=a\.txt\)$/);
    await expect(marked(page, 'current')).toContainText(/Uploads.*step 1/);

    await panel(page).getByRole('button', {name: 'Next'}).press('Enter');
    await expect(step(page)).toContainText(/^Step 2 of 4: .*Log Store: stored$/);
    await page.keyboard.press('End');
    await expect(step(page)).toContainText(/^Step 4 of 4: .*Get \(key=a\.txt\) returned "hello"$/);
    await expect(marked(page, 'current')).toContainText(/Uploads.*step 4/);
    await expect(marked(page, 'previous')).toContainText(/Store.*step 3/);
    const current = panel(page).locator('[aria-current=step]');
    await expect(current).toContainText('Get (key=a.txt)');
    for (const theme of ['dark', 'light'] as const) expect(await axeProblems(page, theme)).toEqual([]);

    if (isPhone(page)) {
      await page.setViewportSize({width: 320, height: 640});
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await current.getByRole('button', {name: 'line 3'}).click();
    await expect(editor(page)).toBeFocused();
  },
);
