/** Messages that no runner of this site sends: made at random, and made of true ones. */
import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {Refusal} from '../../../lib/entrance/refusal';
import {MAX_LONG_TEXT, MAX_NAME, MAX_TEXT} from '../../sandbox/limits';
import {arbitraryMessage, mutated} from '../__fixtures__/arbitraryMessages';
import {readHttpResponse, readRunMessage, type RunMessage} from '../runMessages';

const RUNS = {seed: 20261122, numRuns: 1_000};

/** The message, or nothing where it is refused. Anything else that is thrown fails the test. */
function tryToRead<Message>(read: () => Message): Message | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.message.length).toBeLessThan(300);
    return undefined;
  }
}

describe('readRunMessage', () => {
  it('reads what a runner sends, and reads it again as the same', () => {
    fc.assert(
      fc.property(arbitraryMessage, (message) => {
        const once = readRunMessage(JSON.stringify(message));
        expect(once).toEqual(JSON.parse(JSON.stringify(message)));
        expect(readRunMessage(JSON.stringify(once))).toEqual(once);
      }),
      RUNS,
    );
  });

  it('refuses messages that were changed, or takes them within its limits', () => {
    fc.assert(
      fc.property(mutated(arbitraryMessage), (message) => {
        const read = tryToRead(() => readRunMessage(JSON.stringify(message)));
        if (read) expectLimits(read);
      }),
      RUNS,
    );
  });

  it('refuses any other JSON, text and value', () => {
    const anything = fc.oneof(
      fc.json(),
      fc.string(),
      fc.anything({withBigInt: true, withMap: true, withDate: true, maxDepth: 2}),
    );
    fc.assert(
      fc.property(anything, (data) => {
        const read = tryToRead(() => readRunMessage(data));
        if (read) expectLimits(read);
      }),
      RUNS,
    );
  });
});

it('a response of an API is read within its limits, or refused', () => {
  const response = fc.record({
    status: fc.nat(999),
    headers: fc.dictionary(fc.string(), fc.string()),
    body: fc.string(),
  });
  fc.assert(
    fc.property(mutated(response), (value) => {
      const read = tryToRead(() => readHttpResponse(value));
      if (read) expectTexts(read, MAX_LONG_TEXT);
    }),
    RUNS,
  );
});

function expectLimits(message: RunMessage): void {
  if (message.kind === 'output' || message.kind === 'response') return expectTexts(message, MAX_LONG_TEXT);
  if (message.kind === 'log' || message.kind === 'preflight') return;
  if (message.kind === 'tree') return;
  if (message.kind === 'cloud') {
    expect(message.terraform.length).toBeLessThanOrEqual(700_000);
    return expectTexts(message.calls, MAX_NAME);
  }
  if (message.kind === 'test' || message.kind === 'failed' || message.kind === 'cloud-failed') {
    expectTexts(message, MAX_TEXT);
    expect(message.error?.frames.length ?? 0).toBeLessThanOrEqual(20);
    for (const {line, column} of message.error?.frames ?? [])
      expect(Math.min(line, column)).toBeGreaterThan(0);
    return;
  }
  if (message.kind === 'resources') {
    for (const {attributes} of message.resources) {
      expect(Object.keys(attributes).filter((name) => !['url', 'routes'].includes(name))).toEqual([]);
      for (const route of attributes.routes ?? []) {
        expect(typeof route.method).toBe('string');
        expect(typeof route.path).toBe('string');
      }
    }
  }
  expectTexts(message, MAX_NAME);
}

function expectTexts(value: unknown, max: number): void {
  expect(isPlain(value, max)).toBe(true);
}

/** Whether no text in a value is longer, and no object has a class of its own. */
function isPlain(value: unknown, max: number): boolean {
  if (typeof value === 'string') return value.length <= max;
  if (typeof value !== 'object' || value === null) return true;
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every((part) => isPlain(part, max));
}
