import {createHash, createHmac} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {UnsupportedFeatureError} from '../../../messages/unsupportedFeature';
import {ProcessExit} from '../processObject';
import {createTestRealm, until} from './support';

function evaluate(expression: string): unknown {
  return createTestRealm({'main.js': `module.exports = ${expression};`}).realm.load('/proj/main.js');
}

describe('a program', () => {
  it.each([
    ['global === globalThis'],
    ['globalThis.process === process && process.env.HOME === undefined'],
    ['globalThis.setTimeout === setTimeout && typeof globalThis.clearTimeout === "function"'],
    ['typeof globalThis.URL === "function" && typeof Promise === "function"'],
    ['globalThis.self === undefined'],
    ['globalThis.btoa("a") === "YQ=="'],
    ['Buffer.from("YQ", "base64url").toString() === "a"'],
    ['process.cwd() === "/proj" && process.platform === "linux" && process.argv[0] === "node"'],
    [
      'process.hrtime()[0] >= 0 && process.hrtime(process.hrtime())[0] === 0 && typeof process.hrtime.bigint() === "bigint"',
    ],
    ['require("process") === process && require("node:fs") === require("fs")'],
  ])('sees %s', (expression) => {
    expect(evaluate(expression)).toBe(true);
  });

  it('sets globals for itself alone', () => {
    const {realm} = createTestRealm({
      'main.js': 'globalThis.mine = 1; globalThis.location = "here"; module.exports = globalThis.mine;',
    });
    expect(realm.load('/proj/main.js')).toBe(1);
    expect('mine' in globalThis).toBe(false);
    expect('mine' in realm.createSibling({}).global).toBe(false);
  });

  it('writes to its own output', () => {
    const {realm, output, errors} = createTestRealm({
      'main.js': `console.log("a", 1, {b: [2]}); console.error("oh"); process.stdout.write("no end, ");
        console.group("in"); console.log("x\\ny"); console.groupEnd(); console.log("out"); console.count(); console.assert(1 > 2, "what");`,
    });
    realm.load('/proj/main.js');
    expect(output.join('')).toBe('a 1 { b: [ 2 ] }\nno end, in\n  x\n  y\nout\ndefault: 1\n');
    expect(errors.join('')).toBe('oh\nAssertion failed: what\n');
  });

  it('that exits does not go on', () => {
    const {realm, output} = createTestRealm({'main.js': 'process.exit(2); console.log("never");'});
    const codes: number[] = [];
    realm.onExit = (code) => codes.push(code);
    expect(() => realm.load('/proj/main.js')).toThrow(ProcessExit);
    expect(codes).toEqual([2]);
    expect(output).toEqual([]);
  });
});

describe('errors that nobody catches', () => {
  it('go to the program when it listens', async () => {
    const {realm, output} = createTestRealm({
      'main.js': `process.on("uncaughtException", (error) => console.log(error.message));
        setTimeout(() => { throw new Error("in a timer"); }, 1);
        setImmediate(async () => { throw new Error("later"); });
        process.nextTick(() => { throw new Error("next"); });`,
    });
    realm.load('/proj/main.js');
    await until(() => output.length === 3);
    expect(output[0]).toBe('next\n');
    // On a busy machine, the error of a promise may be told after the timer.
    expect(output.toSorted()).toEqual(['in a timer\n', 'later\n', 'next\n']);
  });

  it('are written when it does not', () => {
    const {realm, errors} = createTestRealm({});
    realm.run(() => {
      throw new Error('oh');
    });
    expect(errors.join('')).toMatch(/^Error: oh\n +at /);
  });

  it('are written without a stack when they are about an unsupported feature', () => {
    const {realm, errors} = createTestRealm({});
    realm.fail(new UnsupportedFeatureError('util.exec', 'why'));
    expect(errors).toEqual(['util.exec cannot be used in the playground: why.\n']);
  });
});

describe('a process that has ended', () => {
  it('runs no timers and loads no modules', async () => {
    const {machine, realm, output} = createTestRealm({
      'main.js':
        'setTimeout(() => console.log("timer"), 1); setInterval(() => console.log("interval"), 1); setImmediate(() => console.log("soon"));',
      'other.js': '',
    });
    realm.load('/proj/main.js');
    expect(realm.timers.count()).toBe(2);
    machine.killAll();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(output).toEqual([]);
    expect(realm.timers.count()).toBe(0);
    expect(machine.processes.size).toBe(0);
    expect(() => realm.load('/proj/other.js')).toThrow('The process has ended.');
  });
});

it('refuses a promise that is rejected with no error as Node does', async () => {
  const {realm, errors} = createTestRealm({});
  // oxlint-disable-next-line prefer-promise-reject-errors -- that is what is tried
  realm.run(() => Promise.reject({a: 1}));
  await Promise.resolve();
  await Promise.resolve();
  expect(errors.join('')).toMatch(
    /^UnhandledPromiseRejection: .*The promise rejected with the reason "#<Object>"\.\n/,
  );
});

it('has the globals of Node in a scope of their own, so that a module may declare them', () => {
  const text = `const crypto = require("crypto"); const {URL} = require("url"); const process = 1; let Buffer, fetch;
    module.exports = [typeof crypto.createHash, typeof URL, process];`;
  expect(createTestRealm({'main.js': text}).realm.load('/proj/main.js')).toEqual(['function', 'function', 1]);
});

it('has the cryptography of the web, and nothing of a page', async () => {
  const text = `exports.names = [typeof self, typeof navigator, typeof globalThis.postMessage, typeof CryptoKey];
    exports.run = async () => {
      const data = Buffer.from("a");
      const hash = Buffer.from(await crypto.subtle.digest("SHA-256", data)).toString("hex");
      const key = await crypto.subtle.importKey("raw", Buffer.from("k"), {name: "HMAC", hash: "SHA-256"}, false, ["sign", "verify"]);
      const sign = await crypto.subtle.sign("HMAC", key, data);
      return [hash, Buffer.from(sign).toString("hex"), await crypto.subtle.verify("HMAC", key, sign, data), crypto.randomUUID().length];
    };`;
  const {names, run} = createTestRealm({'main.js': text}).realm.load('/proj/main.js') as {
    readonly names: readonly string[];
    run(): Promise<unknown>;
  };
  expect(names).toEqual(['undefined', 'undefined', 'undefined', 'function']);
  expect(await run()).toEqual([
    createHash('sha256').update('a').digest('hex'),
    createHmac('sha256', 'k').update('a').digest('hex'),
    true,
    36,
  ]);
});
