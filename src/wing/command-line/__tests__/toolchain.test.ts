import {cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {checkAll} from '../../checker/pool';
import {compileProgram, testProgram, wingVersion} from '../index';
import {runWing} from '../wing';
import {BUILTIN_PLATFORMS} from '../../language/platforms';

vi.mock('../../checker/pool', async (load) => {
  const original = await load<typeof import('../../checker/pool')>();
  return {...original, checkAll: vi.fn(original.checkAll)};
});

beforeEach(() => void vi.mocked(checkAll).mockClear());

const fixture = (name: string) => resolve(__dirname, '../__fixtures__', name, 'main.w');
const SLOW = {timeout: 60_000};

describe('wingVersion', () => {
  it('is the version that package.json pins', () => {
    const {devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as {
      devDependencies: {winglang: string};
    };
    expect(wingVersion).toBe(devDependencies.winglang);
  });
});

describe('compileProgram', SLOW, () => {
  it('leaves the tree of the program in the output folder and nothing beside the sources', async () => {
    const {outputDir} = await compileProgram({entrypoint: fixture('greeting')});
    expect(existsSync(join(outputDir, 'tree.json'))).toBe(true);
    expect(existsSync(join(outputDir, 'connections.json'))).toBe(true);
    expect(readdirSync(resolve(fixture('greeting'), '..')).sort()).toEqual(['main.w', 'words.w']);
  });

  it('answers from the cache the second time', async () => {
    const first = await compileProgram({entrypoint: fixture('greeting')});
    vi.mocked(checkAll).mockClear();
    expect(await compileProgram({entrypoint: fixture('greeting')})).toEqual(first);
    expect(checkAll).not.toHaveBeenCalled();
  });

  it('has the variables that the clouds ask for', async () => {
    for (const platform of BUILTIN_PLATFORMS.filter((name) => name !== 'sim')) {
      const {outputDir} = await compileProgram({entrypoint: fixture('greeting'), platform});
      expect(existsSync(join(outputDir, 'main.tf.json')), platform).toBe(true);
    }
  });

  it('throws the message of the compiler with the file and the line of the source', async () => {
    await expect(compileProgram({entrypoint: fixture('broken')})).rejects.toThrowError(
      /Expected type to be "num", but got "str" instead\s+--> src\/wing\/command-line\/__fixtures__\/broken\/main\.w:2:19/,
    );
    // A refusal is not kept, so the compiler is asked each time.
    expect(checkAll).toHaveBeenCalledOnce();
  });

  it('writes what the plain command line writes, but for the hashes of code', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'wing-plain-'));
    try {
      symlinkSync(resolve('node_modules'), join(parent, 'node_modules'));
      const folder = join(parent, 'plain');
      cpSync(resolve(fixture('function'), '..'), folder, {recursive: true});
      const {exitCode} = await runWing(['compile', '-t', 'tf-aws', 'main.w'], {folder, isPlain: true});
      expect(exitCode).toBe(0);
      const {outputDir} = await compileProgram({entrypoint: fixture('function'), platform: 'tf-aws'});
      for (const file of ['main.tf.json', 'tree.json', 'connections.json']) {
        const [plain, compiled] = [join(folder, 'target/main.tfaws'), outputDir].map((output) =>
          readFileSync(join(output, file), 'utf8').replace(/\b[0-9a-f]{32}\b/gi, 'hash'),
        );
        expect(compiled, file).toBe(plain);
      }
    } finally {
      rmSync(parent, {recursive: true});
    }
  });
});

describe('testProgram', SLOW, () => {
  it('returns the report with the log lines of each test', async () => {
    const {passed, report} = await testProgram(fixture('greeting'));
    expect(passed).toBe(true);
    expect(report).toContain('[INFO] greets | stored');
    expect(report).toContain('Tests 1 passed (1)');
  });

  it('reports a failing test as an answer', async () => {
    const {passed, report} = await testProgram(fixture('failing'));
    expect(passed).toBe(false);
    expect(report).toContain('Tests 1 failed | 1 passed (2)');
    expect(report).toContain('assertion failed');
  });

  it('throws when the program does not compile', async () => {
    await expect(testProgram(fixture('broken'))).rejects.toThrowError(/broken\/main\.w:2:19/);
  });
});
