import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeEach, expect, it} from 'vitest';
import {hashSources} from '../workspace';

const folder = mkdtempSync(join(tmpdir(), 'workspace-'));
afterAll(() => rmSync(folder, {recursive: true}));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), {recursive: true});
  writeFileSync(join(folder, path), text);
}

let before: string;
beforeEach(async () => {
  rmSync(folder, {recursive: true});
  write('main.w', 'bring cloud;');
  write('public/index.md', '# Served');
  write('index.md', '# Page');
  before = await hashSources(folder, '');
});

it.each([
  ['index.md', '# Page, in other words'],
  ['page.avif', 'a picture'],
  ['target/main.tfaws/main.tf.json', '{}'],
])('%s changes nothing for the compiler', async (path, text) => {
  write(path, text);
  expect(await hashSources(folder, '')).toBe(before);
});

it.each([
  ['main.w', 'bring util;'],
  ['more.w', ''],
  ['public/index.md', '# Served in other words'],
  ['public/logo.avif', 'a picture'],
])('%s does', async (path, text) => {
  write(path, text);
  expect(await hashSources(folder, '')).not.toBe(before);
});

it('the platform does, too', async () => {
  expect(await hashSources(folder, 'tf-aws')).not.toBe(before);
});
