import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {WORK_FOLDER} from '../../folders';
import {createSmallBundle, createWholeBundle} from '../bundles';
import type {CreateBundle} from '../createBundle';
import {keepBundles} from '../keptBundles';

const ROOT = path.resolve(__dirname, '../../../../..');

/** Code as the compiler and the SDK write it: modules of the SDK by name and by path, and a file of the program. */
const ENTRY = `"use strict";
const $helpers = require("@winglang/sdk/lib/helpers");
const {Duration} = require("${ROOT}/node_modules/@winglang/sdk/lib/std/duration");
const {JsonSchema} = require("${ROOT}/node_modules/@winglang/sdk/lib/std/json_schema.js");
const {handle} = require("./closure.cjs");
exports.handler = async () => ({
  seconds: Duration.fromMinutes(2).seconds,
  equal: $helpers.eq({a: [1]}, {a: [1]}),
  isSame: require("@winglang/sdk").std.Duration === Duration && handle() instanceof Duration,
  resolve: typeof require.resolve,
  fs: typeof require("node:fs").readFileSync,
});
const schemas = [
  {$id: "/Link", type: "object", properties: {slug: {type: "string"}, visits: {type: "number"}}, required: ["slug"]},
  {$id: "/Old", $schema: "http://json-schema.org/draft-04/schema#", type: "object"},
  {$id: "/Bad", type: "struct", properties: 1, required: "slug"},
];
const values = [{slug: "docs", more: 1}, {slug: 1, visits: "2"}, {}];
const outcomeOf = (work) => {
  try {
    return work();
  } catch (error) {
    return error.message;
  }
};
exports.structs = async () =>
  schemas.map((schema) => {
    const struct = JsonSchema._createJsonSchema(schema);
    return values.map((value) => outcomeOf(() => struct._fromJson(value)));
  });
exports.fail = async () => {
  $helpers.assert(false, "seconds === 3");
};
`;
const CLOSURE = `"use strict";
const {Duration} = require("@winglang/sdk").std;
exports.handle = () => Duration.fromSeconds(1);
`;
const RUN = `const {handler, structs, fail} = require(process.argv[1]);
(async () => {
  const answer = await handler();
  const error = await fail().catch((error) => error);
  console.log(JSON.stringify({answer, structs: await structs(), message: error.message, stack: error.stack}));
})();`;

interface Output {
  readonly answer: object;
  readonly structs: readonly (readonly unknown[])[];
  readonly message: string;
  readonly stack: string;
}

let folder = '';
beforeAll(() => {
  fs.mkdirSync(path.join(ROOT, WORK_FOLDER), {recursive: true});
  folder = fs.mkdtempSync(path.join(ROOT, WORK_FOLDER, 'bundles-'));
  fs.writeFileSync(path.join(folder, 'closure.cjs'), CLOSURE);
  fs.writeFileSync(path.join(folder, 'handler.sandbox.cjs'), ENTRY);
  fs.writeFileSync(path.join(folder, 'handler.cjs'), ENTRY);
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('a bundle without the SDK', {timeout: 60_000}, () => {
  const run = (create: CreateBundle) => {
    const {outfilePath} = create(path.join(folder, 'handler.sandbox.cjs'));
    const options = {encoding: 'utf8', env: {}} as const;
    const printed = execFileSync(process.execPath, ['--enable-source-maps', '-e', RUN, outfilePath], options);
    const {stack, ...rest} = JSON.parse(printed) as Output;
    const frames = stack.split('\n').filter((line) => line.includes(folder));
    return {...rest, frames, size: fs.statSync(outfilePath).size};
  };

  it('does what the whole bundle does, and tells the same locations of an error', () => {
    const {size, ...whole} = run(createWholeBundle);
    const {size: smallSize, ...small} = run(createSmallBundle);
    expect(small).toEqual(whole);
    expect(small).toMatchObject({
      answer: {seconds: 120, equal: true, isSame: true, resolve: 'function', fs: 'function'},
      message: expect.stringContaining('seconds === 3'),
      frames: [expect.stringContaining('handler.sandbox.cjs:32:')],
    });
    expect(smallSize).toBeLessThan(size / 10);
  });

  it('reads structs, and refuses values and schemas, as the whole bundle does', () => {
    const {structs} = run(createSmallBundle);
    expect(structs).toEqual(run(createWholeBundle).structs);
    const [link, old, bad] = structs;
    expect(link).toEqual([
      {slug: 'docs'},
      'unable to parse Link:\n- Link/slug must be string\n- Link/visits must be number',
      "unable to parse Link:\n- Link must have required property 'slug'",
    ]);
    expect(old![0]).toContain('no schema with key or ref "http://json-schema.org/draft-04/schema#"');
    expect(bad![0]).toMatch(/^schema is invalid: data\/required must be array, data\/properties must be/);
  });

  it('is not given the SDK where it is not run', () => {
    const {outfilePath} = createSmallBundle(path.join(folder, 'handler.cjs'), ['left-out']);
    expect(fs.readFileSync(outfilePath, 'utf8')).not.toContain('require=require');
  });

  it('is kept while its files are the same', () => {
    const create = keepBundles(createSmallBundle, process.cwd());
    const {outfilePath} = create(path.join(folder, 'handler.sandbox.cjs'));
    const {mtimeMs} = fs.statSync(outfilePath);
    create(path.join(folder, 'handler.sandbox.cjs'));
    expect(fs.statSync(outfilePath).mtimeMs).toBe(mtimeMs);
    fs.appendFileSync(path.join(folder, 'closure.cjs'), '// changed\nexports.more = 1;\n');
    create(path.join(folder, 'handler.sandbox.cjs'));
    expect(fs.readFileSync(outfilePath, 'utf8')).toContain('.more = 1');
  });

  it('refuses what cannot be resolved with the message of the whole bundle', () => {
    fs.writeFileSync(path.join(folder, 'missing.sandbox.cjs'), 'require("./not-there");\n');
    const messageOf = (create: CreateBundle): string => {
      try {
        create(path.join(folder, 'missing.sandbox.cjs'));
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(messageOf(createSmallBundle)).toBe(messageOf(createWholeBundle));
    expect(messageOf(createSmallBundle)).toContain('Could not resolve "./not-there"');
  });
});
