import type {Page} from '@playwright/test';
import {replaceText} from '../support/codeEditor';
import {BOTH, expect, isPhone, test, visit} from '../support/test';

const PROGRAM = `bring cloud;

let drafts = new cloud.Bucket() as "Drafts";
let jobs = new cloud.Queue() as "Jobs";
let news = new cloud.Topic() as "News";

jobs.setConsumer(inflight (job) => {
  drafts.put("{job}.txt", "done");
});
news.onMessage(inflight (message) => {
  throw "cannot read {message}";
});
new cloud.Function(inflight (payload) => {
  if payload == nil {
    throw "nobody is here";
  }
  log("greets");
  return {hello: payload?.get("name")};
}) as "Greet";
`;

const output = (page: Page) => page.getByRole('region', {name: 'Output', exact: true});
const button = (page: Page, name: string) => output(page).getByRole('button', {name, exact: true});

/** Runs a program that stays up, and shows its resources. */
async function keepRunning(page: Page, text: string): Promise<void> {
  await visit(page, '/play');
  await expect(page.locator('.cm-content')).toBeVisible();
  await replaceText(page.getByRole('region', {name: 'Program'}).getByRole('textbox'), text);
  if (isPhone(page)) await page.getByRole('button', {name: 'More', exact: true}).click();
  await page.getByRole('checkbox', {name: 'Keep running'}).check();
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await output(page).getByRole('tab', {name: 'Resources'}).click();
  await expect(output(page).getByRole('combobox', {name: 'Resource'})).toBeVisible({timeout: 60_000});
}

async function choose(page: Page, label: string): Promise<void> {
  await output(page).getByRole('combobox', {name: 'Resource'}).selectOption({label});
}

test(
  'lets the reader work a bucket, a queue, a topic and a function, beside the log',
  BOTH,
  async ({page}) => {
    await keepRunning(page, PROGRAM);
    const log = output(page).getByRole('tabpanel').getByRole('group', {name: 'Program log'});

    await choose(page, 'Jobs (Queue)');
    await output(page).getByRole('textbox', {name: 'Message'}).fill('report');
    await button(page, 'Push message').click();
    await expect(output(page).getByRole('form')).toContainText('Sent.');

    await choose(page, 'Greet (Function)');
    const payload = output(page).getByRole('textbox', {name: 'Payload, as JSON or a string'});
    await payload.fill('{"name": "Ada"}');
    await button(page, 'Invoke function').click();
    await expect(output(page).getByRole('form')).toContainText('"hello": "Ada"');
    await expect(log).toContainText('greets');

    await choose(page, 'News (Topic)');
    await output(page).getByRole('textbox', {name: 'Message'}).fill('this');
    await button(page, 'Publish message').click();
    await expect(log).toContainText(/cannot read this\s+at main\.w:11:/);

    await choose(page, 'Drafts (Bucket)');
    const drafts = output(page).getByRole('group', {name: 'Bucket Drafts'});
    await drafts.getByRole('textbox', {name: 'Key'}).fill('own.txt');
    await drafts.getByRole('textbox', {name: 'Content'}).fill('of the reader');
    await button(page, 'Put object').click();
    await button(page, 'own.txt').click();
    await expect(drafts).toContainText('of the reader');
    // The queue hands its messages on in its own time.
    await expect(async () => {
      await button(page, 'Refresh').click();
      await expect(button(page, 'report.txt')).toBeVisible({timeout: 1_000});
    }).toPass();
  },
);

test('leads from the error of a call to its line', async ({page}) => {
  await keepRunning(page, PROGRAM);
  await choose(page, 'Greet (Function)');
  await button(page, 'Invoke function').click();
  await expect(output(page).getByRole('form')).toContainText('nobody is here');
  await button(page, 'main.w, line 15, column 5').click();
  await expect(page.getByRole('region', {name: 'Program'}).getByRole('textbox')).toBeFocused();
});
