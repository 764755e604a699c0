import {expect, it} from 'vitest';
import {toShownText} from '../shownText';

it.each([
  ['plain\ttext\n', 'plain\ttext\n'],
  ['\u001b[31mred\u001b[0m \u001b]8;;http://a.b\u0007link', 'red link'],
  ['a \u202e b \u2066', 'a [U+202E] b [U+2066]'],
  ['é 日本 😀', 'é 日本 😀'],
])('shows %j', (text, shown) => {
  expect(toShownText(text)).toBe(shown);
});

it.each([
  ['marks', `a${'\u0301'.repeat(10_000)}`],
  ['Arabic', 'س'.repeat(10_000)],
  ['emoji of several parts', '🏽'.repeat(5_000)],
])('puts line ends into a line of %s, and loses nothing', (_name, text) => {
  const shown = toShownText(text);
  expect(Math.max(...shown.split('\n').map(({length}) => length))).toBeLessThanOrEqual(4_000);
  expect(shown.replaceAll('\n', '')).toBe(text);
});

it.each(['a'.repeat(10_000), `${'word '.repeat(3_000)}…`, '日本'.repeat(2_000)])(
  'leaves a long line of simple letters whole',
  (text) => {
    expect(toShownText(text)).toBe(text);
  },
);
