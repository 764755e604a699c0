import util from 'node:util';
import {describe, expect, it} from 'vitest';
import {UnsupportedFeatureError} from '../../../../messages/unsupportedFeature';
import {createTestRealm} from '../../__tests__/support';

/** What a program throws. */
function errorOf(program: string): unknown {
  const {realm} = createTestRealm({'main.js': program});
  try {
    realm.load('/proj/main.js');
  } catch (error) {
    return error;
  }
  throw new Error('The program threw nothing.');
}

describe('other programs cannot be started', () => {
  it.each(['exec', 'execFile', 'execFileSync', 'execSync', 'spawn', 'spawnSync'])('by %s', (name) => {
    const error = errorOf(`require("node:child_process").${name}("ls");`);
    expect(error).toBeInstanceOf(UnsupportedFeatureError);
    expect(error).toMatchObject({
      feature: `child_process.${name}`,
      reason: 'a page in a browser cannot start other programs',
    });
  });

  it('also when a promise is made of it', async () => {
    const {realm} = createTestRealm({'main.js': 'module.exports = require("child_process").exec;'});
    const exec = util.promisify(realm.load('/proj/main.js') as (command: string) => unknown);
    await expect(exec('ls')).rejects.toThrow(UnsupportedFeatureError);
  });
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
