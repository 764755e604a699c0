// The registry holds no library for Redis, so that `npm run samples` leaves the example's program out. Here it is compiled, and
// its test runs, with a library of the same interface that keeps its keys in a bucket.
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {readFrontMatter} from '../../../lib/frontMatter';
import {runWing} from '../../../wing/command-line/wing';

const ROOT = resolve(__dirname, '../../../..');
const EXAMPLE = join(ROOT, 'docs/examples/redis');
let folder: string;

beforeAll(() => {
  mkdirSync(join(ROOT, '.cache'), {recursive: true});
  folder = mkdtempSync(join(ROOT, '.cache/redis-'));
  const library = join(folder, 'node_modules/@winglibs/redis');
  cpSync(join(__dirname, '../__fixtures__/redis'), library, {recursive: true});
  cpSync(join(EXAMPLE, 'main.w'), join(folder, 'main.w'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({name: 'redis-example', dependencies: {'@winglibs/redis': '0.0.14'}}),
  );
});

afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('the program of the example compiles, and its function sets the key', async () => {
  const {exitCode, stdout, stderr} = await runWing(['test', 'main.w'], {folder});
  expect(`${stdout}${stderr}`).toMatch(/pass .*the function sets the key/);
  expect(exitCode).toBe(0);
}, 60_000);

it('a program that asks the library for more than its interface does not compile', async () => {
  const text = readFileSync(join(EXAMPLE, 'main.w'), 'utf8').replace('cache.set(', 'cache.put(');
  writeFileSync(join(folder, 'broken.main.w'), text);
  const {exitCode, stdout, stderr} = await runWing(['compile', 'broken.main.w'], {folder});
  expect(`${stdout}${stderr}`).toContain('Member "put" does not exist in "Redis"');
  expect(exitCode).toBe(1);
}, 60_000);

it('the example is for the AWS CDK and the simulator', () => {
  const text = readFileSync(join(EXAMPLE, 'index.md'), 'utf8');
  const frontMatter = readFrontMatter(text);
  expect(frontMatter.platform).toEqual(['awscdk', 'sim']);
});
