import util from 'node:util';
import {describe, expect, it} from 'vitest';
import {SDK_FOLDER} from '../../../compiler/wingc';
import {UnsupportedFeatureError} from '../../../../messages/unsupportedFeature';
import {createTestRealm} from '../../__tests__/support';
import {createChildProcess} from '../childProcess';

type Functions = Readonly<Record<string, (...values: unknown[]) => unknown>>;

const {realm} = createTestRealm({});

function childProcess(asker: string): Functions {
  return createChildProcess(realm, asker) as Functions;
}

function refusalOf(run: () => unknown): UnsupportedFeatureError {
  try {
    run();
  } catch (error) {
    if (error instanceof UnsupportedFeatureError) return error;
  }
  throw new Error('It was not refused.');
}

describe('a program of its own is refused', () => {
  it.each([
    ['/proj/extern.js', 'exec', 'child_process.exec'],
    ['/proj/extern.js', 'spawnSync', 'child_process.spawnSync'],
    [`${SDK_FOLDER}/lib/util/util.js`, 'exec', 'util.shell'],
    [`${SDK_FOLDER}/lib/util/util.js`, 'execFileSync', 'util.exec'],
    [`${SDK_FOLDER}/lib/util/child-process.js`, 'spawn', 'util.spawn'],
    [`${SDK_FOLDER}/lib/target-sim/container.inflight.js`, 'spawn', 'sim.Container'],
  ])('in %s: %s is %s', (asker, name, feature) => {
    const refusal = refusalOf(() => childProcess(asker)[name]!('ls'));
    expect(refusal.feature).toBe(feature);
    expect(refusal.reason).toMatch(/^a page in a browser cannot start (?:other programs|a container)$/);
  });

  it('also when the error is taken for what the program wrote', () => {
    const {execFileSync} = childProcess(`${SDK_FOLDER}/lib/util/util.js`);
    const answer = () => {
      try {
        return execFileSync!('ls');
      } catch (error) {
        return (error as {readonly stdout: string}).stdout.toString();
      }
    };
    expect(refusalOf(answer).feature).toBe('util.exec');
  });

  it('also when a promise is made of it', async () => {
    const exec = util.promisify(childProcess('/proj/extern.js').exec! as (command: string) => unknown);
    await expect(exec('ls')).rejects.toThrow(UnsupportedFeatureError);
  });
});

it('knows in which file of a program it is asked for', () => {
  const context = createTestRealm({'main.js': 'require("node:child_process").spawn("ls");'});
  expect(refusalOf(() => context.realm.load('/proj/main.js')).feature).toBe('child_process.spawn');
});

it('forks with arguments or without', async () => {
  const context = createTestRealm({
    'main.js': `const {fork} = require("child_process");
      module.exports = [fork("/proj/child.js", {env: {NAME: "a"}}), fork("/proj/child.js", ["x"], {env: {NAME: "b"}})];`,
    'child.js': 'process.send(process.env.NAME);',
  });
  const children = context.realm.load('/proj/main.js') as {
    once(event: string, listener: (name: unknown) => void): void;
  }[];
  const names = children.map((child) => new Promise((resolve) => child.once('message', resolve)));
  expect(await Promise.all(names)).toEqual(['a', 'b']);
});
