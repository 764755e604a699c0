import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {BOTH, expect, SMOKE, tagged, test, visit} from '../support/test';

/** A tutorial with an exercise, and one with questions. */
const EXERCISE = '/docs/learn/hello-world';
const QUESTIONS = '/docs/learn/deploying';
const CONTENTS = '/docs/learn';

const exercise = (page: Page) => page.locator('figure[data-exercise]');
const status = (page: Page) =>
  exercise(page).getByRole('region', {name: 'Output of this run'}).getByRole('status');
const place = (page: Page) => page.getByRole('region', {name: 'Your place'});

/** Opens the solution, and has it checked. */
async function solve(page: Page): Promise<void> {
  await page.getByText('Show the solution').click();
  await page.getByRole('button', {name: 'Check the solution in the editor'}).click();
  await expect(status(page)).toHaveText(/^Solved: (\d+) of \1 tests? pass/);
}

const tags = tagged(BOTH, SMOKE);
test('an exercise fails as it is given, and is solved with the keyboard alone', tags, async ({page}) => {
  await visit(page, EXERCISE);
  const entry = page.locator('[data-sidebar] a[href$="/docs/learn/hello-world"]');
  const star = () => entry.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await star()).toBe('none');
  await expect(exercise(page)).toContainText('an exercise: a test fails until you solve it');
  await exercise(page).getByRole('button', {name: 'Edit and check'}).press('Enter');
  await expect(status(page)).toHaveText(/^Not solved yet: \d+ of \d+ tests? pass/);
  await expect(exercise(page).getByRole('button', {name: 'Check', exact: true})).toBeFocused();

  await page.getByText(/^Hint/).first().press('Enter');
  await page.getByText('Show the solution').press('Enter');
  await page.getByRole('button', {name: 'Check the solution in the editor'}).press('Enter');
  await expect(status(page)).toHaveText(/^Solved: (\d+) of \1 tests? pass/);
  await expect(exercise(page)).toContainText('solved: all its tests pass');
  await expect(exercise(page).getByRole('link', {name: 'Next lesson: Variables'})).toHaveAttribute(
    'href',
    '/docs/learn/Variables',
  );
  await expect(exercise(page).getByRole('button', {name: 'Check', exact: true})).toBeFocused();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  // The sidebar shows it, here and on the next page.
  await expect.poll(star).toContain('★');
  await visit(page, '/docs/learn/functions');
  await expect.poll(star).toContain('★');
});

test('what is solved is kept, exported, reset and imported', async ({page}) => {
  await visit(page, EXERCISE);
  await solve(page);
  await visit(page, CONTENTS);
  await expect(place(page)).toContainText('1 solved');
  const entry = page.locator('[data-lesson="hello-world"][data-minutes]');
  await expect(entry).toContainText('solved');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Export progress'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('wing-tutorials.json');
  const file = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({solved: ['hello-world']});

  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', {name: 'Reset progress'}).click();
  await expect(place(page)).toContainText('Your progress is reset.');
  await expect(entry).not.toContainText('solved');

  const field = page.getByLabel('Import progress');
  const upload = (text: string) =>
    field.setInputFiles({name: 'p.json', mimeType: 'application/json', buffer: Buffer.from(text)});
  await upload('{"solved": 1}');
  await expect(place(page)).toContainText('Not imported. The file');
  await expect(entry).not.toContainText('solved');
  await upload(file);
  await expect(place(page)).toContainText('1 solved.');
  await expect(entry).toContainText('solved');
});

test('questions explain each answer, and are solved when all are right', async ({page}) => {
  await visit(page, QUESTIONS);
  const questions = page.locator('[data-question]');
  const first = questions.first();
  const said = first.locator('[data-check-answer] + [role=status]');
  await first.getByRole('button', {name: 'Check'}).click();
  await expect(said).toHaveText('Choose an answer first.');

  await first.locator('[data-answer=wrong] input').first().check();
  await first.getByRole('button', {name: 'Check'}).click();
  await expect(said).toHaveText(/^(?:Wrong|Not yet)/);
  await expect(first.locator('[data-answer=wrong] [role=status]').first()).toContainText('Wrong. ');
  if ((await first.getAttribute('data-several')) !== null)
    await first.locator('[data-answer=wrong] input').first().uncheck();

  for (const question of await questions.all()) {
    for (const right of await question.locator('[data-answer=right] input').all()) await right.check();
    await question.getByRole('button', {name: 'Check'}).click();
    await expect(question.locator('[data-check-answer] + [role=status]')).toHaveText(/^Right/);
  }
  await expect(questions.last().getByRole('link', {name: /^Next lesson: /})).toBeVisible();
  await visit(page, CONTENTS);
  await expect(page.locator('[data-lesson="deploying"][data-minutes]')).toContainText('solved');
});

test('a press before the script is there is not lost', async ({page}) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/recordLesson\.\w+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, EXERCISE);
  await page.getByText('Show the solution').click();
  await expect(page.getByRole('button', {name: 'Check the solution in the editor'})).toBeDisabled();
  answer();
  await page.getByRole('button', {name: 'Check the solution in the editor'}).click();
  await expect(status(page)).toHaveText(/^Solved: (\d+) of \1 tests? pass/);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the solution and the answers can be read', async ({page}) => {
    await page.goto(EXERCISE);
    await page.getByText('Show the solution').click();
    await expect(page.locator('details[data-solution] pre').first()).toBeVisible();
    await expect(page.getByRole('button', {name: 'Check the solution in the editor'})).toBeHidden();
    await page.goto(QUESTIONS);
    await page.getByText('Show the answer').first().click();
    await expect(page.locator('[data-explanations]').first()).toContainText('Right: ');
  });
});
