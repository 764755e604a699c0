import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

type Step = {readonly script: string; readonly inputs?: readonly string[]};
type Pass = {readonly folder: string; readonly script: string; readonly hash: string | undefined};
type Skip = {
  hashOf(options: {step: Step; root: string; environment?: unknown}): string | undefined;
  environmentOf(variables: Readonly<Record<string, string>>): unknown;
  readPass(pass: Pass): number | undefined;
  writePass(pass: Pass & {readonly passed: number; readonly failed: number}): void;
};

const skip = '../../.ci/skip.mjs';
const {environmentOf, hashOf, readPass, writePass} = (await import(skip)) as Skip;

const step: Step = {script: 'test:unit', inputs: ['src', ':(glob)*.json']};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'skip-'));
  execFileSync('git', ['init', '-q'], {cwd: root});
  for (const file of ['src/a.ts', 'docs/a.md', '.ci/check.mjs', 'package-lock.json']) write(file, file);
  execFileSync('git', ['add', '.'], {cwd: root});
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, {recursive: true});
});

function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), {recursive: true});
  writeFileSync(join(root, file), text);
}

describe('the hash of a step', () => {
  it.each([
    ['a file that it names is changed', () => write('src/a.ts', 'changed')],
    ['a file that it names is added', () => write('src/b.ts', '')],
    ['a file that it names is deleted', () => rmSync(join(root, 'src/a.ts'))],
    ['a package is updated', () => write('package-lock.json', 'changed')],
    ['the runner is changed', () => write('.ci/check.mjs', 'changed')],
  ])('differs when %s', (_, change) => {
    const before = hashOf({step, root});
    change();
    expect(hashOf({step, root})).not.toBe(before);
  });

  it('stays when another file is changed', () => {
    const before = hashOf({step, root});
    write('docs/a.md', 'changed');
    expect(hashOf({step, root})).toBe(before);
  });

  it('differs with the version of Node, the platform and the settings of Node', () => {
    const environment = environmentOf({}) as object;
    const hashes = [
      environment,
      {...environment, version: 'v24.0.0'},
      {...environment, platform: 'other'},
      environmentOf({NODE_OPTIONS: '--conditions=x'}),
    ].map((one) => hashOf({step, root, environment: one}));
    expect(new Set(hashes).size).toBe(4);
  });

  it('is absent without inputs, and without git', () => {
    expect(hashOf({step: {script: 'build'}, root})).toBeUndefined();
    rmSync(join(root, '.git'), {recursive: true});
    // The folder for temporary files may itself lie in a repository.
    vi.stubEnv('GIT_CEILING_DIRECTORIES', dirname(root));
    expect(hashOf({step, root})).toBeUndefined();
  });
});

describe('a step', () => {
  const pass = (hash: string | undefined): Pass => ({
    folder: join(root, 'checks'),
    script: 'test:unit',
    hash,
  });

  it('that passed is known by its hash', () => {
    expect(readPass(pass('1'))).toBeUndefined();
    writePass({...pass('1'), passed: 7, failed: 0});
    expect(readPass(pass('1'))).toBe(7);
    expect(readPass(pass('2'))).toBeUndefined();
  });

  it('that failed runs again', () => {
    writePass({...pass('1'), passed: 7, failed: 0});
    writePass({...pass('1'), passed: 6, failed: 1});
    expect(readPass(pass('1'))).toBeUndefined();
  });

  it('without a hash is not kept', () => {
    writePass({...pass(undefined), passed: 7, failed: 0});
    expect(readPass(pass(undefined))).toBeUndefined();
  });

  it('whose record is damaged runs again', () => {
    write('checks/test-unit.json', '{');
    expect(readPass(pass('1'))).toBeUndefined();
  });
});
