import {describe, expect, it} from 'vitest';
import {UnsupportedFeatureError} from '../../../messages/unsupportedFeature';
import {ChildProcess} from '../fork';
import {createTestRealm, type TestRealm, until} from './support';

interface Started extends TestRealm {
  readonly child: ChildProcess;
  readonly messages: unknown[];
  readonly exits: unknown[][];
  readonly written: string[];
}

function start(text: string, env = {}): Started {
  const context = createTestRealm({'child.js': text});
  const child = new ChildProcess((options) => context.realm.createSibling(options), '/proj/child.js', {env});
  const messages: unknown[] = [];
  const exits: unknown[][] = [];
  const written: string[] = [];
  child.on('message', (message) => messages.push(message));
  child.on('exit', (...values) => exits.push(values));
  child.stdout.on('data', (chunk) => written.push(String(chunk)));
  child.stderr.on('data', (chunk) => written.push(`! ${chunk}`));
  return {...context, child, messages, exits, written};
}

/** As the simulator wraps a function. */
const SANDBOX = `
process.on("uncaughtException", (reason) => process.send({type: "error", reason}));
process.on("message", async ({fn, args}) => process.send({type: "ok", value: await exports[fn](...args)}));
`;

describe('a child', () => {
  it('answers what it is asked, also before it has started', async () => {
    const {child, messages} = start(`exports.add = async (a, b) => a + b;${SANDBOX}`);
    child.send({fn: 'add', args: [1, 2]});
    await until(() => messages.length === 1);
    child.send({fn: 'add', args: [3, 4]});
    await until(() => messages.length === 2);
    expect(messages).toEqual([
      {type: 'ok', value: 3},
      {type: 'ok', value: 7},
    ]);
  });

  it('sends its errors as errors', async () => {
    const {child, messages} = start(
      `exports.fail = async () => { throw new RangeError("too far"); };${SANDBOX}`,
    );
    child.send({fn: 'fail', args: []});
    await until(() => messages.length === 1);
    const {type, reason} = messages[0] as {readonly type: string; readonly reason: Error};
    expect(type).toBe('error');
    expect(reason).toBeInstanceOf(RangeError);
    expect(reason.stack).toContain('wing:/proj/child.js');
  });

  it('ends a loop of compiled code when its time is over, and says nothing', async () => {
    const file = '/proj/target/.wing/inflight.a.cjs';
    const code =
      'exports.spin = async () => {\n  for (;;) {\n    try {\n      while (true) {\n      }\n    } catch {}\n  }\n};';
    const context = createTestRealm({
      [file]: code.replace('for (;;) {', 'while (true) {'),
      'child.js': `exports.spin = require('${file}').spin; exports.add = async (a, b) => a + b;${SANDBOX}`,
    });
    const child = new ChildProcess((options) => context.realm.createSibling(options), '/proj/child.js');
    const messages: unknown[] = [];
    const exits: unknown[] = [];
    child.on('message', (message) => messages.push(message));
    child.on('exit', (code, signal) => exits.push(signal));
    child.callLimit = 20;
    child.send({fn: 'spin', args: []});
    // Runs after the loop, as timers do.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(messages).toEqual([]);
    child.kill();
    await Promise.resolve();
    expect(exits).toEqual(['SIGTERM']);
  });

  it('sends an unsupported feature with its name', async () => {
    const {child, messages} = start(
      `exports.run = async () => require("child_process").execSync("ls");${SANDBOX}`,
    );
    child.send({fn: 'run', args: []});
    await until(() => messages.length === 1);
    const {reason} = messages[0] as {readonly reason: UnsupportedFeatureError};
    expect(reason).toBeInstanceOf(UnsupportedFeatureError);
    expect(reason.feature).toBe('child_process.execSync');
  });

  it('has an environment and output of its own', async () => {
    const {written, output, errors} = start(
      'console.log(process.env.NAME, process.env.NONE); console.error("oh");',
      {NAME: 'wing', NONE: undefined},
    );
    await until(() => written.length === 2);
    expect(written).toEqual(['wing undefined\n', '! oh\n']);
    expect([...output, ...errors]).toEqual([]);
  });

  it('ends with an error that nobody catches', async () => {
    const {exits, written} = start('throw new Error("no");');
    await until(() => exits.length === 1);
    expect(exits).toEqual([[1, null]]);
    expect(written.join('')).toContain('! Error: no');
  });

  it('ends when it says so', async () => {
    const {exits, messages, child} = start('process.exit(3); process.send("never");');
    await until(() => exits.length === 1);
    expect(exits).toEqual([[3, null]]);
    expect(child.exitCode).toBe(3);
    expect(messages).toEqual([]);
  });

  it('is killed with its timers, and emits that once', async () => {
    const {child, exits, messages, machine} = start('setInterval(() => process.send("tick"), 1);');
    await until(() => messages.length > 0);
    expect(child.kill()).toBe(true);
    expect(child.kill()).toBe(false);
    await until(() => exits.length > 0);
    const {length} = messages;
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(messages).toHaveLength(length);
    expect(exits).toEqual([[null, 'SIGTERM']]);
    expect(machine.processes.size).toBe(1);
  });

  it('gets a copy of what it is sent', async () => {
    const {child, messages} = start(
      'process.on("message", (list) => { list.push(2); process.send(list); });',
    );
    const list = [1];
    child.send(list);
    await until(() => messages.length === 1);
    expect(messages).toEqual([[1, 2]]);
    expect(list).toEqual([1]);
  });
});
