/** The guard as a browser gets it, in a realm of its own, with programs that change what they can reach. */
import {createContext, runInContext} from 'node:vm';
import {beforeAll, describe, expect, it} from 'vitest';
import {readRunMessage} from '../../messages/runMessages';
import type {RunMessage} from '../../messages/runMessages';
import {bundleGuard} from '../document';
import {CHARACTER_BURST, MAX_CHARACTERS, MAX_LINES, MAX_MESSAGE_CHARACTERS, MESSAGE_BURST} from '../limits';

let guard: string;
beforeAll(async () => {
  guard = await bundleGuard();
});

/** Runs programs after the guard, and returns what leaves the worker. */
function run(program: string): unknown[] {
  const sent: unknown[] = [];
  const ticks: (() => void)[] = [];
  const context = createContext({
    postMessage: (message: unknown) => void sent.push(message),
    setTimeout: (task: () => void) => void ticks.push(task),
    setInterval: (task: () => void) => void ticks.push(task),
    performance: {now: () => 0},
  });
  runInContext('globalThis.self = globalThis', context);
  runInContext(guard, context);
  runInContext(program, context);
  for (const tick of ticks) tick();
  return sent;
}

/** Replaces every function that it can reach. */
const REPLACED = `
  const send = self.postMessage;
  const namesOf = Reflect.ownKeys;
  const lie = function () { return 'a lie'; };
  const holders = [String, Object, Function, Number, Boolean, RegExp, Symbol, Map, Set, Error, Promise, JSON, Math, Reflect, Array];
  let changed = 0;
  for (let index = 0; index < 15; index++) {
    for (let part = 0; part < 2; part++) {
      const owner = part === 0 ? holders[index] : holders[index].prototype;
      if (!owner) continue;
      const names = namesOf(owner);
      for (let at = 0; at < names.length; at++) {
        if (names[at] === 'prototype') continue;
        try { owner[names[at]] = lie; changed++; } catch {}
      }
    }
  }
  if (changed < 200) throw 'The functions are not replaced.';
`;

/** Gives all objects, lists and texts properties that they do not have. */
const INHERITED = `
  const send = self.postMessage;
  const names = ['text', 'kind', 'id', 'value', 'get', 'set', 'test', 'level', 'source', 'toString', 'characters', 0, 1, -1];
  const define = Object.defineProperty;
  for (let index = 0; index < names.length; index++) {
    const property = {
      __proto__: null,
      get: () => 'b',
      set() { throw new Error('A setter is called.'); },
      configurable: true,
    };
    define(Object.prototype, names[index], property);
    define(Array.prototype, names[index], property);
    define(String.prototype, names[index], property);
  }
`;

/** Decides what is written in the place of an object: lines. */
const OWN_JSON = `
  const send = self.postMessage;
  let more = 'b';
  for (let times = 0; times < 21; times++) more += more;
  Object.prototype.toJSON = Array.prototype.toJSON = String.prototype.toJSON =
    () => ({kind: 'log', level: 'info', text: more});
`;

const FLOOD = `
  for (let line = 0; line < ${MAX_LINES + 10}; line++) send({kind: 'log', level: 'info', text: 'a'});
  let long = 'a';
  for (let times = 0; times < 21; times++) long += long;
  send({kind: 'log', level: long, test: long, source: long, text: long});
  send({kind: 'preflight', text: long});
  send({kind: 'test', path: long, pass: false, milliseconds: 1, error: {message: long, frames: []}});
  send({kind: 'output', javascript: {a: long, b: long}});
  send({kind: 'tree', tree: {id: long, path: long}, connections: []});
  send({kind: long, [long]: long});
  send({kind: 'heartbeat'});
`;

describe('the guard', () => {
  it.each([
    ['a program that changes nothing', 'const send = self.postMessage;'],
    ['a program that replaces what it can reach', REPLACED],
    ['a program whose objects have more properties', INHERITED],
    ['a program that writes its own JSON', OWN_JSON],
  ])('keeps %s to the limits', (_title, program) => {
    const sent = run(program + FLOOD);
    const messages = sent.flatMap((text) => toMessage(text) ?? []);
    expect(sent.filter((text) => typeof text !== 'string' || text.length > MAX_MESSAGE_CHARACTERS)).toEqual(
      [],
    );
    const lines = messages.flatMap((message) => (message.kind === 'log' ? message.text : []));
    expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
    expect(lines.join('').length).toBeLessThanOrEqual(MAX_CHARACTERS);
    expect(messages).toContainEqual({kind: 'dropped', lines: 12});
    // That of the guard; the one of the program is none.
    expect(messages.filter(({kind}) => kind === 'heartbeat')).toHaveLength(1);
  });

  it('sends no more than a run may, however fast the program is', () => {
    const sent = run(`
      const send = self.postMessage;
      Math.min = () => Infinity;
      for (let count = 0; count < 30_000; count++) send({kind: 'stage', stage: 'testing'});`);
    expect(sent).toHaveLength(MESSAGE_BURST + 2);
    expect(sent.slice(-2)).toEqual(['flood', 'heartbeat']);
    const long = run(`
      const javascript = Object.fromEntries(Array.from({length: 9}, (_, index) => [index, 'a'.repeat(1e5)]));
      for (let count = 0; count < 100; count++) self.postMessage({kind: 'output', javascript});`);
    expect(long.join('').length).toBeLessThan(CHARACTER_BURST + 100);
    expect(long.slice(-2)).toEqual(['flood', 'heartbeat']);
  });

  it('reads a value once, so that it cannot be another one when it is sent', () => {
    const sent = run(`
      let reads = 0;
      self.postMessage({kind: 'log', level: 'info', get text() { return reads++ ? 'b'.repeat(1e6) : 'a'; }});
      const kinds = ['stage', 'log'];
      self.postMessage({get kind() { return kinds.shift(); }, level: 'info', text: 'c'.repeat(1e6)});`);
    expect(sent[0]).toBe('{"kind":"log","level":"info","text":"a"}');
    expect(String(sent[1]).length).toBeLessThan(MAX_CHARACTERS);
  });

  it('sends no ports and no bytes, only text', () => {
    const sent = run(`
      self.postMessage(new ArrayBuffer(8));
      self.postMessage({kind: 'tree', tree: new Map(), port: () => 1}, [1]);`);
    expect(sent).toEqual(['{}', '{"kind":"tree","tree":{}}', 'heartbeat']);
  });
});

function toMessage(text: unknown): RunMessage | undefined {
  try {
    return readRunMessage(text);
  } catch {
    return undefined;
  }
}
