import {expect, it} from 'vitest';
import {UnsupportedFeatureError} from '../../../messages/unsupportedFeature';
import {SDK_FOLDER} from '../../compiler/instance';
import {createTestRealm} from './support';

/** As in the SDK, whose functions catch what `child_process` throws. */
const UTIL = `exports.Util = class Util {
  static exec() { try { require("child_process").execFileSync("ls"); } catch (error) { return error.message; } }
  static spawn() { return require("child_process").spawn("ls"); }
  static async shell() { return Util.exec(); }
  static nanoid() { return "id"; }
};`;

const FILE = `${SDK_FOLDER}/lib/util/util.js`;

interface Util {
  exec(): unknown;
  spawn(): unknown;
  shell(): Promise<unknown>;
  nanoid(): string;
}

it('functions of the SDK that start other programs throw, under the name that a Wing program has for them', async () => {
  const {Util} = createTestRealm({[FILE]: UTIL}).realm.load(FILE) as {readonly Util: Util};
  expect(() => Util.exec()).toThrow(expect.objectContaining({feature: 'util.exec'}) as Error);
  expect(() => Util.spawn()).toThrow(expect.objectContaining({feature: 'util.spawn'}) as Error);
  await expect(Util.shell()).rejects.toMatchObject({feature: 'util.shell'});
  await expect(Util.shell()).rejects.toBeInstanceOf(UnsupportedFeatureError);
  expect(Util.nanoid()).toBe('id');
});

it('a file of the program that has the same functions stays as it is', () => {
  const {realm} = createTestRealm({'util.js': 'exports.Util = {exec: () => "mine"};'});
  expect((realm.load('/proj/util.js') as {readonly Util: Util}).Util.exec()).toBe('mine');
});
