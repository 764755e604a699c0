import {describe, expect, it} from 'vitest';
import {SDK_FOLDER} from '../../compiler/instance';
import {UnsupportedFeatureError} from '../../../messages/unsupportedFeature';
import type {ModuleFunction, PackedModules} from '../moduleFunction';
import {createTestRealm} from './support';

/** As the packed SDK has them. */
const exporting = (value: unknown): ModuleFunction =>
  function run(_exports, _require, module) {
    (module as {exports: unknown}).exports = value;
  };

const asking = (name: string): ModuleFunction =>
  function run(_exports, require, module) {
    (module as {exports: unknown}).exports = (require as (name: string) => unknown)(name);
  };

const SDK: PackedModules = {
  '/node_modules/@winglang/sdk/lib/index.js': [exporting('the SDK'), {}],
  '/node_modules/@winglang/sdk/lib/std/index.js': [exporting('std'), {}],
  '/node_modules/@winglang/sdk/lib/asks.js': [asking('yaml'), {yaml: '/node_modules/yaml/dist/index.js'}],
  '/node_modules/@winglang/sdk/node_modules/ajv/package.json': [exporting({main: 'lib/ajv'}), {}],
  '/node_modules/@winglang/sdk/node_modules/ajv/lib/ajv.js': [exporting('ajv'), {}],
  '/node_modules/yaml/dist/index.js': [exporting('yaml'), {}],
  'bare:': {uuid: '/node_modules/yaml/dist/index.js'},
};

function load(files: Readonly<Record<string, string>>, path = '/proj/main.js'): unknown {
  return createTestRealm(files, {sdk: SDK}).realm.load(path);
}

it.each([
  ['a module of Node', 'require.resolve("node:path")', 'node:path'],
  [
    'a file beside another folder',
    'require.resolve("./a", {paths: ["/proj", "/proj/lib", "/proj/other"]})',
    '/proj/lib/a.js',
  ],
])('resolves %s', (_, call, expected) => {
  const files = {'main.js': `module.exports = ${call};`, 'lib/a.js': '', 'other/a.js': ''};
  expect(load(files)).toBe(expected);
});

describe('what a file exports', () => {
  it.each<readonly [string, Readonly<Record<string, string>>, unknown]>([
    ['a value', {'main.js': 'module.exports = 1;'}, 1],
    ['names', {'main.js': 'exports.a = 1;'}, {a: 1}],
    [
      'what another file exports',
      {'main.js': 'module.exports = require("./a");', 'a.js': 'module.exports = 2;'},
      2,
    ],
    ['JSON', {'main.js': 'module.exports = require("./a.json").b;', 'a.json': '{"b": 3}'}, 3],
    [
      'the index of a folder',
      {'main.js': 'module.exports = require("./a");', 'a/index.js': 'module.exports = 4;'},
      4,
    ],
    [
      'what package.json names',
      {
        'main.js': 'module.exports = require("a");',
        'node_modules/a/package.json': '{"main": "b"}',
        'node_modules/a/b.js': 'module.exports = 5;',
      },
      5,
    ],
    [
      'a package of a folder above',
      {
        '/proj/main.js': 'module.exports = require("./x/y/z");',
        'x/y/z.js': 'module.exports = require("a");',
        '/node_modules/a.js': 'module.exports = 6;',
      },
      6,
    ],
    ['its own place', {'main.js': 'module.exports = [__filename, __dirname];'}, ['/proj/main.js', '/proj']],
    ['with a first line for the shell', {'main.js': '#!/usr/bin/env node\nmodule.exports = 7;'}, 7],
    [
      'files that ask for each other',
      {
        'main.js': 'exports.a = 1; exports.b = require("./b").b;',
        'b.js': 'exports.b = require("./main").a + 1;',
      },
      {a: 1, b: 2},
    ],
  ])('%s', (_title, files, value) => {
    expect(load(files)).toEqual(value);
  });

  it('is made once', () => {
    const {realm} = createTestRealm({'main.js': 'module.exports = {};'});
    expect(realm.load('/proj/main.js')).toBe(realm.load('/proj/main.js'));
  });

  it('is made anew in another process, by the same code', () => {
    const {realm} = createTestRealm({'main.js': 'module.exports = {};'});
    expect(realm.createSibling({}).load('/proj/main.js')).not.toBe(realm.load('/proj/main.js'));
  });

  it('is made anew when the module has failed', () => {
    const {machine, realm} = createTestRealm({'main.js': 'throw new Error("first");'});
    expect(() => realm.load('/proj/main.js')).toThrow('first');
    machine.fs.writeFileSync('/proj/main.js', 'module.exports = "second";');
    expect(realm.load('/proj/main.js')).toBe('second');
  });
});

describe('the packed SDK', () => {
  it.each([
    ['@winglang/sdk', 'the SDK'],
    ['@winglang/sdk/lib/std', 'std'],
    ['@winglang/sdk/lib/asks', 'yaml'],
    [`${SDK_FOLDER}/lib/std/index.js`, 'std'],
    ['ajv', 'ajv'],
    ['uuid', 'yaml'],
  ])('is found from the program as %s', (name, value) => {
    expect(load({'main.js': `module.exports = require(${JSON.stringify(name)});`})).toBe(value);
  });

  it('can be asked where a module lies', () => {
    expect(load({'main.js': 'module.exports = require.resolve("@winglang/sdk");'})).toBe(
      `${SDK_FOLDER}/lib/index.js`,
    );
  });
});

describe('what is not there', () => {
  it.each([
    ['lodash', 'lodash', 'packages from npm are not there in the playground'],
    ['@scope/name/file', '@scope/name', 'packages from npm are not there in the playground'],
    ['@winglibs/redis', '@winglibs/redis', 'this library is not one of those that the playground has'],
    ['node:cluster', 'node:cluster', 'browsers do not have this Node.js module'],
    ['http2', 'node:http2', 'browsers do not have this Node.js module'],
    ['@aws-sdk/client-s3', 'AWS', 'a page in a browser has no access to a cloud'],
    [
      `${SDK_FOLDER}/lib/shared-aws/bucket.inflight.js`,
      'AWS',
      'a page in a browser has no access to a cloud',
    ],
  ])('%s is an unsupported feature', (name, feature, reason) => {
    const {realm} = createTestRealm({});
    const resolve = () => realm.createRequire('/proj/main.js').resolve(name);
    expect(resolve).toThrow(UnsupportedFeatureError);
    expect(resolve).toThrow(expect.objectContaining({feature, reason, code: 'MODULE_NOT_FOUND'}) as Error);
  });

  it('a file is a mistake of the program', () => {
    const {realm} = createTestRealm({});
    expect(() => realm.createRequire('/proj/main.js').resolve('./helper')).toThrow(
      expect.objectContaining({
        message: "Cannot find module './helper'\nRequire stack:\n- /proj",
        code: 'MODULE_NOT_FOUND',
      }) as Error,
    );
  });

  it('a package of a package is missing as in Node, as it may be an optional one', () => {
    const {realm} = createTestRealm({});
    expect(() => realm.createRequire('/node_modules/chokidar/index.js').resolve('fsevents')).toThrow(
      "Cannot find module 'fsevents'",
    );
  });
});

it('the frames of a program say where they are', () => {
  const {realm} = createTestRealm({'main.js': '\n\n  throw new Error("here");'});
  try {
    realm.load('/proj/main.js');
    expect.unreachable();
  } catch (error) {
    expect((error as Error).stack).toContain('wing:/proj/main.js:3:9');
  }
});
