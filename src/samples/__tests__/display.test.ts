import fs from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {runChecks} from '../runChecks';
import {createDisplay, type Display} from '../display';
import {collectPrograms} from '../collectPrograms';

const REPOSITORY = path.resolve(__dirname, '../../..');
const PAGE = 'docs/page.md';
const page = (output: string) =>
  `\`\`\`wing\ntest "a" {\n  log("one");\n}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`;

let root = '';
let made: Display | undefined;
/** Made in the test, after it has set the mode. */
const display = () => (made ??= createDisplay(root, '/'));

// A repository of one page, below this one, so that its programs find the toolchain.
beforeEach(() => {
  fs.mkdirSync(path.join(REPOSITORY, '.cache'), {recursive: true});
  made = undefined;
  root = fs.mkdtempSync(path.join(REPOSITORY, '.cache/display-'));
  fs.mkdirSync(path.join(root, 'docs'));
  fs.copyFileSync(path.join(REPOSITORY, 'package-lock.json'), path.join(root, 'package-lock.json'));
  fs.writeFileSync(path.join(root, PAGE), page('one'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(root, {recursive: true, force: true});
});

describe('the display of a page that is edited', () => {
  const check = (text: string) =>
    display().check(PAGE, collectPrograms(PAGE, text, () => undefined).programs);

  /** Saves a page, and waits until the page is made again: its stamp changes when the outcomes are known. */
  async function save(text: string): Promise<void> {
    const {mtimeMs} = fs.statSync(path.join(root, PAGE));
    fs.writeFileSync(path.join(root, PAGE), text);
    const now = Math.max(Date.now(), mtimeMs + 1) / 1000;
    fs.utimesSync(path.join(root, PAGE), now, now);
    const stamp = display().stampOf(PAGE);
    const before = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : '';
    await expect(check(text)).resolves.toBeDefined();
    await vi.waitFor(() => expect(fs.readFileSync(stamp, 'utf8')).not.toBe(before), {timeout: 25_000});
  }

  it('is shown at once, and has its tests run in the meantime', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const {programs} = collectPrograms(PAGE, page('one'), () => undefined);
    expect((await display().check(PAGE, programs)).size).toBe(0);
    await vi.waitFor(async () => expect((await display().check(PAGE, programs)).size).toBe(1), {
      timeout: 25_000,
    });
    await save(page('two'));
    await expect(check(page('two'))).rejects.toThrow(/docs\/page\.md:7:1: .*output/);
    await save(page('one').replace('"a"', '"b"'));
    await expect(check(page('one').replace('"a"', '"b"'))).resolves.toBeDefined();
  });

  it('does without them in a build', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    await display().prepare();
    await expect(check(page('two'))).resolves.toBeDefined();
  });

  it('knows the types of names, also where the full check knows the outcome', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const {programs} = collectPrograms(PAGE, page('one'), () => undefined);
    await runChecks({root, pages: [PAGE], prune: false});
    const outcome = (await display().check(PAGE, programs)).get(programs[0]!.id)!;
    expect(outcome.tests).toHaveLength(1);
    expect(outcome.hovers).toContainEqual(expect.objectContaining({line: 1, column: 2, length: 3}));
  });

  it('compiles a program as the full check does', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const tells = '```wing\nbring util;\nlog(util.env("WING_IS_TEST"));\n```\n\n```text output\ntrue\n```\n';
    await expect(check(tells)).resolves.toBeDefined();
  });

  it('asks other targets where one of them refuses the program', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const refused = '```wing fails="preflight" platform="tf-gcp"\nbring cloud;\nnew cloud.Queue();\n```\n\n';
    const error = '```text error\nUnsupported resource type: @winglang/sdk.cloud.Queue\n```\n';
    await expect(check(`${refused}${error}`)).resolves.toBeDefined();
  });
});
