import {execFile, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';

const ROOT = resolve(__dirname, '../../../..');
/** A repository of its own, so that no page of this one is there while others read it. */
const folder = mkdtempSync(join(tmpdir(), 'check-'));

const GOOD = `---
title: A page
description: A page without mistakes.
---

## Queues

A queue keeps messages until a [function](#queues) handles them.

\`\`\`wing
log("a");
\`\`\`
`;

const WRONG = `---
title: A page
---

## Queues

A qeueue keeps messages until they are [read](./nowhere.md) anew.

\`\`\`wing
let a: num = "a";
\`\`\`
`;

beforeAll(() => {
  for (const name of ['node_modules', 'plugins', 'src', 'static', 'tests', 'package.json', 'tsconfig.json']) {
    symlinkSync(join(ROOT, name), join(folder, name));
  }
  cpSync(join(ROOT, '.config'), join(folder, '.config'), {recursive: true});
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs/good.md'), GOOD);
  writeFileSync(join(folder, 'docs/wrong.md'), WRONG);
  const git = (...args: readonly string[]) => spawnSync('git', args, {cwd: folder});
  git('init', '-q');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-q', '--allow-empty', '-m', 'start');
});
afterAll(() => rmSync(folder, {recursive: true}));

it('names each kind of mistake in the changed pages, with its line, and nothing in a good page', async () => {
  const cli = join(ROOT, 'tests/checks/pages/cli.ts');
  const result = await promisify(execFile)(process.execPath, ['--import', 'tsx', cli], {cwd: folder}).catch(
    (error: unknown) => error as {readonly code: number; readonly stdout: string},
  );
  expect(result).toMatchObject({code: 1});
  expect(result.stdout).not.toMatch(/good\.md:\d/);
  for (const mistake of [
    /^docs\/wrong\.md:7:3 - Unknown word \(qeueue\) Suggestions: \[queue/m,
    /^docs\/wrong\.md:7:\d+ .*again/m,
    /docs\/wrong\.md:10:14: the program does not compile: Expected type to be "num"/,
    /^docs\/wrong\.md:1: description: is missing/m,
    /^docs\/wrong\.md:7: \.\/nowhere\.md is no file; /m,
  ]) {
    expect(result.stdout).toMatch(mistake);
  }
}, 120_000);
