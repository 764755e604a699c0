import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {writeLink} from '../../src/playground/share/link';
import {axeProblems} from '../a11y/visit';
import {replaceText} from '../support/codeEditor';
import {expect, isPhone, SMOKE, BOTH, tagged, test, visit} from '../support/test';

const PROGRAM = `bring cloud;

let uploads = new cloud.Bucket() as "Uploads";
let store = new cloud.Function(inflight () => {
  uploads.put("a", "b");
});
`;

const marked = (page: Page) => page.locator('.cm-call');
const editor = (page: Page) => page.getByRole('region', {name: 'Program'}).getByRole('textbox');
const output = (page: Page) => page.getByRole('region', {name: 'Output', exact: true});
const panel = (page: Page) => output(page).getByRole('tabpanel', {name: 'Clouds'});
const cloud = (page: Page, name: string) => panel(page).getByRole('region', {name, exact: true});
const permissions = (page: Page) => panel(page).getByRole('region', {name: 'Permissions'});
const compile = (page: Page) => panel(page).getByRole('button', {name: 'Compile'});

async function openClouds(page: Page, program: string): Promise<void> {
  await visit(page, '/play');
  await expect(page.locator('.cm-content')).toBeVisible();
  await replaceText(editor(page), program);
  await output(page).getByRole('tab', {name: 'Clouds'}).click();
}

test('what a cloud would get is shown, and follows the program', tagged(SMOKE, BOTH), async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openClouds(page, PROGRAM);
  await expect(compile(page)).toBeVisible();
  // Nothing of a target before the press.
  expect(requests.filter((url) => url.endsWith('/clouds.js'))).toEqual([]);
  await compile(page).click();
  await expect(cloud(page, 'AWS')).toContainText('aws_s3_bucket', {timeout: 60_000});
  await expect(permissions(page)).toContainText('may write objects to Uploads');
  for (const theme of ['dark', 'light'] as const) expect(await axeProblems(page, theme)).toEqual([]);
  if (isPhone(page)) return;

  // From the permission to the call, and from the call to the permission.
  const permission = permissions(page).getByRole('listitem').filter({hasText: 'may write objects'});
  await expect(permission).not.toHaveAttribute('aria-current');
  await permission.getByRole('button', {name: 'line 5'}).click();
  await expect(editor(page)).toBeFocused();
  await expect(permission).toHaveAttribute('aria-current', 'true');
  await page.mouse.move(0, 0);
  await expect(marked(page)).toHaveText('uploads.put');
  await page.keyboard.press('Control+Home');
  await expect(marked(page)).toHaveCount(0);
  await permission.getByRole('button').focus();
  await expect(marked(page)).toHaveText('uploads.put');
  await permission.getByRole('button').press('Enter');
  // Until then, the place of the cursor is the one before.
  await expect(editor(page)).toBeFocused();

  await page.keyboard.insertText('uploads.delete("a"); ');
  await expect(permissions(page)).toContainText('may delete objects of Uploads');
  await expect(cloud(page, 'AWS')).toContainText('Added: Function may delete objects of Uploads');

  // Of the two calls of the line, the one under the cursor.
  await page.keyboard.press('Home');
  await expect(marked(page)).toHaveText('uploads.delete');
  await page.keyboard.insertText('uploads.copy("a", "b"); ');
  await expect(
    cloud(page, 'AWS').getByRole('link', {name: 'copy, rename, and mustExist on AWS'}),
  ).toHaveAttribute('href', '/docs/api/known-bugs-in-resources#copy-and-rename-lack-permissions-on-aws');
});

test('the permissions of a run are below its preflight, and say when they are old', async ({page}) => {
  await visit(page, '/play');
  await expect(page.locator('.cm-content')).toBeVisible();
  await replaceText(editor(page), PROGRAM);
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await output(page).getByRole('tab', {name: 'Preflight'}).click();
  const preflight = output(page).getByRole('tabpanel', {name: 'Preflight'});
  await preflight.getByText('Permissions', {exact: true}).click();
  await expect(preflight).toContainText('may write objects to Uploads', {timeout: 60_000});
  await preflight.getByRole('button', {name: 'line 5'}).click();
  await expect(editor(page)).toBeFocused();
  await expect(marked(page)).toHaveText('uploads.put');
  await expect(preflight).not.toContainText('has changed since');
  await page.keyboard.insertText('log("a"); ');
  await expect(preflight).toContainText('The program has changed since.');
});

test('two clouds are beside each other, and what one does not have is named with its line', async ({
  page,
}) => {
  await openClouds(page, `${PROGRAM}let jobs = new cloud.Queue();\n`);
  await panel(page).getByRole('checkbox', {name: 'Google Cloud'}).check();
  await compile(page).click();
  await expect(cloud(page, 'AWS')).toContainText('aws_sqs_queue', {timeout: 60_000});
  const google = cloud(page, 'Google Cloud');
  await expect(google).toContainText('Unsupported resource type: @winglang/sdk.cloud.Queue');
  await expect(google.getByRole('link', {name: 'What tf-gcp supports'})).toHaveAttribute(
    'href',
    '/docs/platforms/google-cloud/tf-gcp',
  );
  await google.getByRole('button', {name: 'main.w, line 7'}).click();
  await expect(editor(page)).toBeFocused();
});

test('main.tf.json can be searched and downloaded, and the diagram is drawn', async ({page}) => {
  await openClouds(page, PROGRAM);
  await compile(page).click();
  const aws = cloud(page, 'AWS');
  await aws.getByText('main.tf.json', {exact: true}).click({timeout: 60_000});
  await aws.getByRole('searchbox', {name: 'Find in it'}).fill('s3:PutObject');
  await expect(aws.locator('details details')).toHaveCount(1);
  await aws.locator('details details summary').click();
  await expect(aws.locator('pre')).toContainText('s3:PutObject');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    aws.getByRole('button', {name: 'Download'}).click(),
  ]);
  expect(download.suggestedFilename()).toBe('main.tf.json');
  const config = JSON.parse(await readFile(await download.path(), 'utf8')) as {resource: object};
  expect(Object.keys(config.resource)).toContain('aws_lambda_function');
  await aws.getByText('Diagram', {exact: true}).click();
  await expect(aws.getByRole('img').first()).toBeVisible();
});

test('a program that does not compile says so, and what was there before stays', async ({page}) => {
  await openClouds(page, PROGRAM);
  await compile(page).click();
  await expect(cloud(page, 'AWS')).toContainText('aws_s3_bucket', {timeout: 60_000});
  await replaceText(editor(page), `${PROGRAM}let x: num = "a";\n`);
  await expect(panel(page).getByRole('status').first()).toContainText('doesn’t compile');
  await expect(panel(page)).toContainText('Expected type to be "num"');
  await expect(cloud(page, 'AWS')).toContainText('aws_s3_bucket');

  // The results stay when another tab is selected for a while.
  await output(page).getByRole('tab', {name: 'Preflight'}).click();
  await output(page).getByRole('tab', {name: 'Clouds'}).click();
  await expect(cloud(page, 'AWS')).toContainText('aws_s3_bucket');
});

const PLATFORM = `exports.Platform = class {
  parameters = {type: "object", properties: {owner: {type: "string"}}, required: ["owner"]};
  preSynth(app) { this.owner = app.parameters.value("owner"); }
  postSynth(config) { config.output = {owner: {value: this.owner}}; return config; }
};
`;

test('a custom platform and values take part, as on the command line', BOTH, async ({page}) => {
  const program = {
    files: {'main.w': PROGRAM, 'company.js': PLATFORM},
    entry: 'main.w',
    compilerVersion: '0.85.49',
  };
  await visit(page, `/play?clouds=tf-gcp,tf-aws${await writeLink(program)}`);
  // The link has chosen the clouds, and compiles nothing.
  await expect(panel(page).getByRole('checkbox', {name: 'Google Cloud'})).toBeChecked();
  await expect(panel(page).getByRole('checkbox', {name: 'Microsoft Azure'})).not.toBeChecked();
  await panel(page).getByRole('checkbox', {name: 'Google Cloud'}).uncheck();
  await expect(panel(page).getByRole('status').first()).toContainText('Nothing is deployed');

  await panel(page).getByRole('checkbox', {name: 'Platform: company.js'}).check();
  await compile(page).click();
  await expect(cloud(page, 'AWS')).toContainText("must have required property 'owner'", {timeout: 60_000});

  const values = panel(page).getByRole('textbox', {name: 'Values, one name=value a line'});
  await values.fill('owner');
  await expect(panel(page).getByRole('alert')).toContainText('Line 1 of the values, “owner”');
  await expect(compile(page)).toBeDisabled();
  await values.fill('owner=Ada');
  await expect(panel(page).getByRole('group', {name: 'Command'})).toHaveText(
    'wing compile -t tf-aws -t ./company.js --value owner=Ada main.w',
  );
  await cloud(page, 'AWS').getByText('main.tf.json', {exact: true}).click();
  await cloud(page, 'AWS').getByRole('searchbox', {name: 'Find in it'}).fill('Ada');
  await expect(cloud(page, 'AWS').locator('details details')).toHaveCount(1);
  for (const theme of ['dark', 'light'] as const) expect(await axeProblems(page, theme)).toEqual([]);
});

const EXTERN = `${PROGRAM}class Extern {
  pub extern "./extern.js" static run(): void;
}
Extern.run();
`;

test('an endless loop, a flood and a request end under a target as in the simulator', async ({
  page,
  outsideRequests,
}) => {
  test.setTimeout(120_000);
  const compileFiles = async (files: Readonly<Record<string, string>>) => {
    const program = {files, entry: 'main.w', compilerVersion: '0.85.49'};
    // The same address with another hash would not load the page.
    await page.goto('about:blank');
    await visit(page, `/play?clouds=tf-aws${await writeLink(program)}`);
    // What is pressed before belongs to the program before.
    await expect(editor(page)).toContainText('Uploads');
    await compile(page).click();
  };
  const status = panel(page).getByRole('status').first();
  const printed = panel(page).getByText('Output of preflight', {exact: true});

  await compileFiles({'main.w': `${PROGRAM}while true {}\n`});
  await expect(status).toContainText('Stopped because nothing happened for too long.', {timeout: 60_000});
  await replaceText(editor(page), PROGRAM);
  await expect(cloud(page, 'AWS')).toContainText('aws_s3_bucket', {timeout: 60_000});

  const flood =
    'exports.run = () => { for (let i = 0; i < 100_000; i++) console.log(i + "x".repeat(100)); };';
  await compileFiles({'main.w': EXTERN, 'extern.js': flood});
  await expect(cloud(page, 'AWS')).toContainText('aws_s3_bucket', {timeout: 60_000});
  await expect(panel(page).getByText(/^Lines dropped: \d+$/)).toBeVisible();

  const request = `exports.run = () => fetch("https://outside.example/").catch((e) => console.log("refused: " + e));`;
  await compileFiles({'main.w': EXTERN, 'extern.js': request});
  await expect(cloud(page, 'AWS')).toContainText('aws_s3_bucket', {timeout: 60_000});
  await printed.click();
  await expect(panel(page)).toContainText('refused: ');
  expect(outsideRequests.filter((url) => url.includes('outside.example'))).toEqual([]);
});

test('a program of a page is compiled for the clouds that the page names', BOTH, async ({page}) => {
  await visit(page, '/docs/api/standard-library/cloud/counter');
  const sample = page
    .locator('.code-sample', {has: page.locator('[data-run="tf-aws,tf-azure,tf-gcp"]')})
    .first();
  const compare = sample.getByRole('button', {name: 'Compare clouds'});
  await compare.click();
  await expect(sample.getByRole('region', {name: 'Google Cloud', exact: true})).toContainText('google_', {
    timeout: 60_000,
  });
  await expect(compare).toBeFocused();
  await expect(sample.getByRole('region', {name: 'Permissions'})).toBeVisible();
  for (const theme of ['dark', 'light'] as const) expect(await axeProblems(page, theme)).toEqual([]);

  await sample.getByRole('link', {name: 'Open in playground'}).click();
  await expect(panel(page).getByRole('checkbox', {name: 'Microsoft Azure'})).toBeChecked();
  await expect(editor(page)).toContainText('let visits = new cloud.Counter();');
});
