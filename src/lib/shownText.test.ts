import fc from 'fast-check';
import {expect, it} from 'vitest';
import {nameHidden, shownText} from './shownText';

it('leaves text as it is in any language, with emoji and tables', () => {
  const table = '─'.repeat(500);
  for (const text of ['plain\ttext\r\n', '👩‍👩‍👧 ☎️', 'é', '一'.repeat(500), table, 'a'.repeat(500)])
    expect(shownText(text)).toBe(text);
});

it('names what turns the direction of text, or takes no place', () => {
  expect(shownText('/* \u202e } \u2066if (isAdmin)\u2069 */')).toBe(
    '/* [U+202E] } [U+2066]if (isAdmin)[U+2069] */',
  );
  expect(nameHidden('a\u200bb\ufeff\u{e0041}')).toBe('a[U+200B]b[U+FEFF][U+E0041]');
});

it('leaves out commands for a terminal', () => {
  expect(shownText('\u001b[31mred\u001b[0m \u001b]8;;http://a.b\u0007link')).toBe('red link');
});

it('has no long run of marks, whatever the text is', () => {
  const part = fc.oneof(
    fc.constantFrom('a', '\u0301', '\u0e34', 'ب', '\u{1f3fd}', '\u17d2\u1780', '\u200d', ' ', '\n'),
    fc.string({unit: 'grapheme'}),
  );
  const parts = fc.array(fc.tuple(part, fc.integer({min: 1, max: 400})), {maxLength: 8});
  fc.assert(
    fc.property(parts, (list) => {
      const text = list.map(([unit, times]) => unit.repeat(times)).join('');
      const shown = shownText(text);
      expect(shown).not.toMatch(/[\p{M}\u200d]{129}/u);
      expect(shown.replaceAll('\n', '')).toBe(nameHidden(text).replaceAll('\n', ''));
    }),
  );
});
