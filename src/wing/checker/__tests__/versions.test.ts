import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {SAMPLE_ENVIRONMENT} from '../../language/platforms';
import {bundleOnce} from '../../cache/bundleOnce.cjs';
import {bundleWorker} from '../workerBundle';

const ROOT = path.resolve(__dirname, '../../../..');

describe('what outcomes are kept by', () => {
  afterEach(() => {
    vi.resetModules();
    vi.doUnmock('../workerBundle');
  });

  const versionsWith = async (bundle: string): Promise<string> => {
    vi.resetModules();
    vi.doMock('../workerBundle', () => ({bundleWorker: () => bundle}));
    return (await import('../cache')).readVersions(ROOT);
  };

  it('is another when the bundled checker is another', async () => {
    const one = await versionsWith('/cache/worker-1.cjs');
    expect(await versionsWith('/cache/worker-2.cjs')).not.toBe(one);
    expect(await versionsWith('/cache/worker-1.cjs')).toBe(one);
  });
});

describe('the bundled checker', () => {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'worker-'));
    fs.mkdirSync(path.join(folder, 'checker'));
    write('checker/worker.ts', `import {VALUE} from '../environment';\nprocess.env.VALUE = VALUE;`);
  });
  afterEach(() => fs.rmSync(folder, {recursive: true}));

  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);
  const bundleWith = (value: string): string => {
    write('environment.ts', `export const VALUE = '${value}';`);
    return bundleOnce(path.join(folder, 'checker/worker.ts'), {packages: 'external'});
  };

  it('has another name when a file outside its folder that it imports has changed', () => {
    const first = bundleWith('one');
    const second = bundleWith('two');
    expect(second).not.toBe(first);
    expect(fs.readFileSync(second, 'utf8')).toContain('"two"');
    expect(bundleWith('one')).toBe(first);
  });

  it('is not made again while no file has changed', () => {
    const bundle = bundleWith('one');
    fs.writeFileSync(bundle, 'kept');
    expect(bundleWith('one')).toBe(bundle);
    expect(fs.readFileSync(bundle, 'utf8')).toBe('kept');
    fs.rmSync(bundle);
    expect(fs.readFileSync(bundleWith('one'), 'utf8')).toContain('"one"');
  });

  it('holds what is put into the environment of programs', () => {
    const text = fs.readFileSync(bundleWorker(), 'utf8');
    for (const [name, value] of Object.entries(SAMPLE_ENVIRONMENT)) {
      expect(text).toContain(`${name}: "${value}"`);
    }
  });
});
