/** The colours of diagrams, as the style sheet names them, in both themes. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const read = (file: string) => fs.readFileSync(path.join(__dirname, '../../../..', file), 'utf8');
const TOKENS = read('shell/css/tokens.css');
const STYLES = read('components/diagram/Sketch/styles.module.css');

const MIN_TEXT = 4.5;
const MIN_LINE = 3;

/** The values of a theme: the light one, and what the dark one changes of it. */
function tokensOf(theme: string): Map<string, string> {
  const dark = TOKENS.indexOf("[data-theme='dark']");
  const text = theme === 'dark' ? TOKENS : TOKENS.slice(0, dark);
  return new Map([...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

function colourOf(name: string, tokens: ReadonlyMap<string, string>): string {
  const value = tokens.get(name) ?? '';
  const [, other] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  return other === undefined ? value : colourOf(other, tokens);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour that a rule gives: `.name`, `fill`. */
function ruleColour(selector: string, property: string): string {
  const body = STYLES.split(`${selector} {`).at(-1)!.split('}')[0]!;
  const [, name] = new RegExp(`${property}: var\\((--[\\w-]+)\\)`).exec(body) ?? [];
  if (name === undefined) throw new Error(`${selector} has no ${property}`);
  return name;
}

it('finds little contrast', () => {
  expect(contrast('#ffffff', '#ccd6d3')).toBeLessThan(MIN_LINE);
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
});

describe.each(['light', 'dark'])('the %s theme', (theme) => {
  const tokens = tokensOf(theme);
  const grounds = ['--surface', ruleColour('.node', 'fill')];

  it.each([
    ['.name', 'fill', MIN_TEXT],
    ['.small', 'fill', MIN_TEXT],
    ['.edge', 'stroke', MIN_LINE],
    ['.icon', 'stroke', MIN_LINE],
    ['.line', 'color', MIN_LINE],
  ])('%s has enough contrast', (selector, property, least) => {
    const colour = colourOf(ruleColour(selector, property), tokens);
    for (const ground of grounds)
      expect(contrast(colour, colourOf(ground, tokens)), `${colour} on ${ground}`).toBeGreaterThanOrEqual(
        least,
      );
  });
});
