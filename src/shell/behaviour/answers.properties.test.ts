import {expect, it} from 'vitest';
import {hostileData, hostileText, neverBreaks} from '../../../tests/support/hostile';
import {toColourChoice} from '../first-load/colours';
import {formatStarCount} from '../../components/StarButton/formatStarCount';

it('a count of any kind is shown in a few characters, or not at all', () => {
  neverBreaks(hostileData(), formatStarCount, (shown) => {
    if (shown !== undefined) expect(shown).toMatch(/^\d[\d.]{0,8}k?$/);
  });
  for (const count of [1e9, 1e300, Infinity, NaN, -5000]) expect(formatStarCount(count)).toBeUndefined();
  expect(formatStarCount(999_999_949)).toBe('999999.9k');
});

it('colours of any kind are one of three choices', () => {
  neverBreaks(hostileText(), toColourChoice, (choice) =>
    expect(['system', 'light', 'dark']).toContain(choice),
  );
});
