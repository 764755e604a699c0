/** What is printed has to be what Node 20 prints, the version that the command line is shown with. */
import assert from 'node:assert';
import {builtinModules, createRequire} from 'node:module';
import {format, inspect as nodeInspect, types as nodeTypes} from 'node:util';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {UnsupportedFeatureError} from '../../../../messages/unsupportedFeature';
import {createTestRealm} from '../../__tests__/support';
import {AssertionError} from '../assertionError';
import {consoleTable} from '../../consoleTable';
import {inspect} from '../inspect';
import {utilFunctions} from '../utilFunctions';
import {utilTypes} from '../utilTypes';

const IS_NODE_20 = process.version.startsWith('v20.');
const require = createRequire(__filename);

class Cup {
  readonly #secret = 1;
  constructor(readonly size: number) {}
  get double() {
    return this.size * 2 * this.#secret;
  }
}

const VALUES: readonly unknown[] = [
  "it's",
  'a "b" \'c\'',
  'a\n\t\u001b\u007f',
  -0,
  1n,
  Symbol('s'),
  null,
  undefined,
  [1, 2, 3, 4, 5, 6, 7],
  Array.from({length: 120}, (_, index) => index * 7),
  ['one\ntwo', 'x'.repeat(90)],
  {items: ['one', 'two'], note: 'a line that is somewhat long', total: 120},
  {a: {b: {c: {d: 1}}}, 'b-c': new Map([['k', new Set([1])]]), [Symbol('k')]: [[[[1]]]]},
  new Cup(2),
  Cup,
  () => 1,
  function named() {},
  async () => undefined,
  Object.create(null),
  // oxlint-disable-next-line no-sparse-arrays -- holes are printed
  [, 1, , 3],
  new Uint8Array(3),
  Buffer.from('hello'),
  Buffer.alloc(60),
  new Date(0),
  /a+/gi,
  new String('boxed'),
  Object(1n),
  new WeakMap(),
  new Proxy({a: 1}, {}),
  Object.assign(new TypeError('bad'), {stack: 'TypeError: bad', code: 'E'}),
  new URL('https://u:p@example.com:8080/a?b=c#d'),
];

describe.skipIf(!IS_NODE_20)('as Node 20', () => {
  it.each(VALUES.map((value) => [nodeInspect(value).slice(0, 40), value]))('inspects %s', (_name, value) => {
    for (const options of [{}, {compact: false, sorted: true}, {depth: 0, breakLength: 40}])
      expect(inspect(value, options)).toBe(nodeInspect(value, options));
  });

  it('inspects any plain value', () => {
    fc.assert(
      fc.property(fc.anything({withMap: true, withSet: true, withBigInt: true, withDate: true}), (value) => {
        expect(inspect(value)).toBe(nodeInspect(value));
      }),
      {numRuns: 300},
    );
  });

  it.each([
    [['%s is %d, %i, %f', 'a', 1.5, 2.9, '3.25']],
    [['%j %o %O', {a: 1}, [1], {b: {c: {d: {}}}}]],
    [['%c%s', 'css', 'x', {a: 1}]],
    [['%s %s', -0, Symbol('x')]],
    [['100%', 1]],
    [[3, 'items', ['a']]],
  ])('formats %j', (values) => {
    expect(utilFunctions.format(...values)).toBe(format(...values));
  });

  it('describes any difference', () => {
    const line = fc.constantFrom('a', 'b', 'c', 1, 2, {x: 1});
    const list = fc.array(line, {maxLength: 70});
    const value = fc.oneof(
      list,
      fc.record({a: list, b: line}),
      fc.string(),
      line,
      fc.array(fc.integer({max: 1, min: 0})),
    );
    for (const operator of ['deepStrictEqual', 'strictEqual'] as const) {
      fc.assert(
        fc.property(value, value, (actual, expected) => {
          const theirs = new assert.AssertionError({actual, expected, operator});
          expect(new AssertionError({actual, expected, operator}).message).toBe(theirs.message);
        }),
        {numRuns: 400},
      );
    }
  });

  it.each([
    ['notDeepStrictEqual', [1], [1]],
    ['notStrictEqual', 1, 1],
    ['notStrictEqual', 'a long text', 'a long text'],
    ['deepEqual', {a: 1}, {a: 2}],
    ['notDeepEqual', {a: 1}, {a: 1}],
    ['==', 1, 2],
    ['strictEqual', {}, {}],
  ])('describes %s of %j and %j', (operator, actual, expected) => {
    const theirs = new assert.AssertionError({actual, expected, operator});
    expect(new AssertionError({actual, expected, operator})).toMatchObject({
      message: theirs.message,
      name: theirs.name,
      code: theirs.code,
    });
  });

  it('draws tables', () => {
    for (const [data, properties] of [
      [
        [
          {a: 1, b: 'x'},
          {a: 2, c: true},
        ],
      ],
      [[1, 'two', {a: 3}]],
      [{x: {v: 1}, y: {v: {z: {}}}}],
      [new Map([['k', {v: 1}]])],
      [new Set(['日本', 2])],
      [[]],
      [[{a: 1, b: 2}], ['b']],
    ] as readonly (readonly [object, string[]?])[]) {
      let drawn = '';
      const {Console} = console;
      const stdout = Object.assign(Object.create(process.stdout), {write: (text: string) => (drawn += text)});
      new Console({stdout, colorMode: false}).table(data, properties);
      expect(`${consoleTable(data, properties)}\n`).toBe(drawn);
    }
  });

  it('tells types apart', () => {
    for (const [name, test] of Object.entries(nodeTypes) as [string, (value: unknown) => boolean][]) {
      if (['isProxy', 'isModuleNamespaceObject'].includes(name)) continue;
      for (const value of [
        ...VALUES,
        Promise.resolve(),
        new Map().entries(),
        new ArrayBuffer(1),
        new Error('a'),
      ])
        expect([name, utilTypes[name]!(value)]).toEqual([name, test(value)]);
    }
  });

  it('has each function of Node’s modules, if only to refuse it', () => {
    const {realm} = createTestRealm({});
    const load = realm.createRequire('/proj/main.js');
    // Servers, clients and streams have their own tests; Node keeps parts of modules and processes for itself.
    const left = /^_|^(?:module|cluster|http|net|stream|timers|child_process)$/;
    const own =
      /^_|^(?:assert|binding|disconnect|dlopen|getBuiltinModule|openStdin|reallyExit|send)$|Capture|SourceMaps/;
    const refused: string[] = [];
    for (const name of builtinModules.filter((one) => !left.test(one))) {
      let module: Record<string, unknown>;
      try {
        module = (name === 'console' ? realm.console : load(name)) as Record<string, unknown>;
      } catch (error) {
        expect(error).toBeInstanceOf(UnsupportedFeatureError);
        refused.push(name);
        continue;
      }
      const theirs = require(name) as Record<string, unknown>;
      const missing = Object.keys(theirs).filter(
        (key) => typeof theirs[key] === 'function' && typeof module[key] !== 'function' && !own.test(key),
      );
      expect([name, missing]).toEqual([name, []]);
    }
    expect(refused).not.toContain('util');
  });
});
