import {execFileSync} from 'node:child_process';
import {resolve} from 'node:path';
import {describe, expect, it} from 'vitest';

type Skip = {listFiles(root: string, inputs: readonly string[]): readonly string[] | undefined};
type Inputs = {readonly TYPED_CODE: readonly string[]; readonly LINTED_CODE: readonly string[]};

const skip = '../../.ci/skip.mjs';
const steps = '../../.ci/steps.mjs';
const {listFiles} = (await import(skip)) as Skip;
const {LINTED_CODE, TYPED_CODE} = (await import(steps)) as Inputs;

const ROOT = resolve(__dirname, '../..');

describe('the inputs of a step have every file', () => {
  const own = (files: readonly string[]) =>
    files.filter((file) => file && !file.includes('node_modules/') && !file.startsWith('../'));

  it('that the type checker reads', () => {
    const listed = execFileSync('npx', ['tsc', '--listFilesOnly'], {cwd: ROOT, encoding: 'utf8'});
    const read = own(listed.split('\n').map((line) => line.replace(`${ROOT}/`, '')));
    expect(read.length).toBeGreaterThan(500);
    const named = new Set(listFiles(ROOT, TYPED_CODE));
    expect(read.filter((file) => !named.has(file))).toEqual([]);
  }, 120_000);

  it('that is linted', () => {
    const files = listFiles(ROOT, ['.']) ?? [];
    const ignored = /^(docs|build|\.docusaurus|\.cache)\/|\/target\//;
    const linted = files.filter((file) => /\.(m|c)?[jt]sx?$/.test(file) && !ignored.test(file));
    const named = new Set(listFiles(ROOT, LINTED_CODE));
    expect(linted.filter((file) => !named.has(file))).toEqual([]);
  });
});
