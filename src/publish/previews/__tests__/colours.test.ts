import {expect, it} from 'vitest';
import {readColours} from '../colours';

const css = `:root { --ink: #111414; --text: #000000; --glass: rgb(0 0 0 / 6%); }
[data-theme='dark'] { --surface: var(--ink); --text: #f3f7f6; --scrim: var(--glass); }`;

it('reads the colours of the dark theme, through the names that they have in the palette', () => {
  const colourOf = readColours(css);
  expect(['surface', 'text', 'ink'].map(colourOf)).toEqual(['#111414', '#f3f7f6', '#111414']);
});

it('refuses what a picture cannot be drawn with', () => {
  const colourOf = readColours(css);
  expect(() => colourOf('none')).toThrow('--none is missing');
  expect(() => colourOf('scrim')).toThrow('--scrim is rgb(0 0 0 / 6%)');
  expect(() => readColours(':root {}')).toThrow("there is no rule [data-theme='dark']");
});
