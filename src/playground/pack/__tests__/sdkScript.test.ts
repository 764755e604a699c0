import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {runInNewContext} from 'node:vm';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createSdkScripts} from '../sdkScript';

type Packed = Record<string, [run: (...values: unknown[]) => void, dependencies: Record<string, string>]>;

const SDK = '@winglang/sdk';
const FILES: Readonly<Record<string, string>> = {
  [`${SDK}/package.json`]:
    '{"name": "@winglang/sdk", "version": "1.0.0", "license": "MIT", "dependencies": {"mime-db": "1"}}',
  [`${SDK}/lib/index.js`]: [
    '"use strict";',
    'exports.types = require("mime-db"); exports.own = require("./macros");',
    'exports.fs = require("fs"); exports.socket = require("ws"); exports.none = require("not-there");',
    'exports.aws = require("./target-tf-aws"); exports.path = require.resolve("mime-db/db.json");',
    'exports.version = require("../package.json").version;',
    'exports.named = function (parameterName) { return parameterName; };',
    '//# sourceMappingURL=index.js.map',
  ].join('\n'),
  [`${SDK}/lib/helpers.js`]: '',
  [`${SDK}/lib/macros.js`]: '#!/usr/bin/env node\nexports.macro = 1;',
  [`${SDK}/lib/simulator/client.js`]: '',
  [`${SDK}/lib/target-sim/platform.js`]: '',
  [`${SDK}/lib/util/enhanced-error.js`]: '',
  [`${SDK}/lib/target-sim/bucket.inflight.js`]: 'exports.Bucket = class Bucket {};',
  [`${SDK}/lib/target-sim/bucket.js`]: 'throw new Error("nobody asks for it");',
  [`${SDK}/lib/target-tf-aws/index.js`]: '',
  [`${SDK}/lib/target-tf-aws/platform.js`]: [
    'exports.cdktf = require("cdktf"); exports.types = require("mime-db"); exports.own = require("./index");',
    'exports.code = require("../shared-aws/bucket.inflight");',
  ].join('\n'),
  [`${SDK}/lib/target-tf-azure/platform.js`]: '',
  [`${SDK}/lib/target-tf-gcp/platform.js`]: '',
  [`${SDK}/lib/shared-aws/bucket.inflight.js`]: 'throw new Error("nobody asks for it");',
  [`${SDK}/node_modules/cdktf/package.json`]: '{"name": "cdktf", "version": "1.0.0", "main": "lib/index.js"}',
  [`${SDK}/node_modules/cdktf/lib/index.js`]: 'require("archiver");',
  'side-channel/index.js': 'require("object-inspect");',
  'object-inspect/index.js': 'throw new Error("nobody asks for it");',
  'mime-db/package.json':
    '{"name": "mime-db", "version": "1.2.3", "main": "index.js", "dependencies": {"a": "1"}}',
  'mime-db/index.js': 'require("side-channel"); module.exports = require("./db.json");',
  'mime-db/db.json':
    '{"text/a": {"source": "iana"}, "model/b": {}, "model/c": {"extensions": ["c"], "more": 1}}',
};

let root: string;
let packed: Packed;
let withClouds: Packed;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'sdk-script-'));
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(root, 'node_modules', path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  const self: {__WING_SDK__?: Packed} = {};
  const {simulator, clouds} = await createSdkScripts(root);
  runInNewContext(simulator, {self});
  packed = {...self.__WING_SDK__};
  runInNewContext(clouds, {self});
  withClouds = self.__WING_SDK__!;
});

afterAll(() => rmSync(root, {recursive: true}));

/** What a packed module exports when all that it asks for is its path. */
function load(path: string): Record<string, unknown> {
  const module = {exports: {}};
  const require = Object.assign((name: string) => name, {resolve: (name: string) => name});
  packed[path]![0](module.exports, require, module);
  return module.exports;
}

describe('the script with the SDK', () => {
  it('holds what is asked for, and what is loaded by its path', () => {
    const sdk = `/node_modules/${SDK}`;
    expect(Object.keys(packed)).toEqual([
      `${sdk}/lib/helpers.js`,
      `${sdk}/lib/index.js`,
      `${sdk}/lib/macros.js`,
      `${sdk}/lib/simulator/client.js`,
      `${sdk}/lib/target-sim/bucket.inflight.js`,
      `${sdk}/lib/target-sim/platform.js`,
      `${sdk}/lib/util/enhanced-error.js`,
      `${sdk}/package.json`,
      '/node_modules/mime-db/db.json',
      '/node_modules/mime-db/index.js',
      '/node_modules/side-channel/index.js',
      'bare:',
    ]);
  });

  it('has the clouds in a script of their own', () => {
    const added = Object.keys(withClouds).filter((path) => !Object.hasOwn(packed, path));
    const sdk = `/node_modules/${SDK}`;
    expect(added).toEqual([
      `${sdk}/lib/target-tf-aws/index.js`,
      `${sdk}/lib/target-tf-aws/platform.js`,
      `${sdk}/lib/target-tf-azure/platform.js`,
      `${sdk}/lib/target-tf-gcp/platform.js`,
      `${sdk}/node_modules/cdktf/lib/index.js`,
    ]);
    expect(withClouds['bare:']).toMatchObject(packed['bare:']!);
    expect(withClouds['bare:']).toMatchObject({cdktf: `${sdk}/node_modules/cdktf/lib/index.js`});
  });

  it('says where packages lie', () => {
    const expected = {
      'mime-db': '/node_modules/mime-db/index.js',
      'mime-db/db.json': '/node_modules/mime-db/db.json',
    };
    expect(packed[`/node_modules/${SDK}/lib/index.js`]![1]).toEqual(expected);
    expect(packed['bare:']).toEqual(expected);
  });

  it('keeps the names in functions', () => {
    const {named} = load(`/node_modules/${SDK}/lib/index.js`);
    expect(String(named)).toContain('(parameterName)');
  });

  it('takes modules that begin with a line for the shell', () => {
    expect(load(`/node_modules/${SDK}/lib/macros.js`)).toEqual({macro: 1});
  });

  it('cuts tables down to what is used', () => {
    const [table, about] = ['/node_modules/mime-db/db.json', `/node_modules/${SDK}/package.json`].map(
      (path) => {
        const module = {exports: {}};
        packed[path]![0](module.exports, undefined, module);
        return module.exports;
      },
    );
    expect(table).toEqual({'text/a': {source: 'iana'}, 'model/c': {extensions: ['c']}});
    expect(about).toEqual({name: SDK, version: '1.0.0', dependencies: {'mime-db': '1'}});
  });

  it('has a map in place of one for old engines', () => {
    const module: {exports?: () => Map<unknown, unknown>} = {};
    packed['/node_modules/side-channel/index.js']![0](undefined, undefined, module);
    const key = {};
    expect(module.exports!().set(key, 1).get(key)).toBe(1);
  });

  it('fails where there is no SDK', async () => {
    await expect(createSdkScripts(join(root, 'elsewhere'))).rejects.toThrow('@winglang/sdk');
  });
});
