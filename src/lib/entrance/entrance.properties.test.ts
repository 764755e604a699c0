import fc from 'fast-check';
import {expect, it} from 'vitest';
import {damaged, hostileData, hostileText, mutated, neverBreaks} from '../../../tests/support/hostile';
import {boundedData, boundedJson, type DataBounds} from './data';
import {boundedText} from './refusal';

const BOUNDS: DataBounds = {characters: 300, depth: 4, values: 40};

it('a text is within its bound, whatever comes', () => {
  neverBreaks(
    fc.oneof(hostileText(), hostileData()),
    (value) => boundedText(value, 'It', 50),
    (text) => expect(text.length).toBeLessThanOrEqual(50),
  );
});

it('JSON is plain data within its bounds, whatever comes', () => {
  neverBreaks(
    fc.oneof(mutated(fc.json()), hostileText(400), hostileData()),
    (text) => boundedJson(text, 'It', BOUNDS),
    expectBounds,
  );
});

it('JSON within the bounds comes out as it went in', () => {
  neverBreaks(
    fc.jsonValue({maxDepth: 2}).filter((value) => !JSON.stringify(value).includes('__proto__')),
    (value) => [value, boundedJson(JSON.stringify(value), 'It', {characters: 1e6, depth: 4, values: 1e5})],
    ([value, read]) => expect(JSON.stringify(read)).toBe(JSON.stringify(value)),
  );
});

it('data of a message is plain and within its bounds', () => {
  neverBreaks(
    fc.oneof(hostileData(), damaged(fc.jsonValue())),
    (value) => boundedData(value, 'It', BOUNDS),
    expectBounds,
  );
});

/** By another way than the code: as JSON, which only plain data survives. */
function expectBounds(value: unknown): void {
  const seen = {characters: 0, depth: 0, values: 0};
  measure(value, 0, seen);
  expect(seen.characters).toBeLessThanOrEqual(BOUNDS.characters);
  expect(seen.depth).toBeLessThanOrEqual(BOUNDS.depth);
  expect(seen.values).toBeLessThanOrEqual(BOUNDS.values);
}

function measure(
  value: unknown,
  depth: number,
  seen: {characters: number; depth: number; values: number},
): void {
  seen.values++;
  seen.depth = Math.max(seen.depth, typeof value === 'object' && value !== null ? depth + 1 : depth);
  if (typeof value === 'string') seen.characters += value.length;
  if (typeof value !== 'object' || value === null) {
    expect(['undefined', 'boolean', 'number', 'string', 'object']).toContain(typeof value);
    return;
  }
  const isList = Array.isArray(value);
  if (!isList) expect(Object.prototype.toString.call(value)).toBe('[object Object]');
  for (const name of Object.getOwnPropertyNames(value)) {
    if (isList && name === 'length') continue;
    expect(name).not.toBe('__proto__');
    if (!isList) seen.characters += name.length;
    measure((value as Record<string, unknown>)[name], depth + 1, seen);
  }
}
