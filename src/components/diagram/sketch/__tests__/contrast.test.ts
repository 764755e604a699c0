/** The colours of diagrams, as the style sheet names them, in both themes. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {colourOfKind, groupOf, KINDS} from '../kinds';

const read = (file: string) => fs.readFileSync(path.join(__dirname, '../../../..', file), 'utf8');
const TOKENS = read('shell/css/tokens.css');
const STYLES = read('components/diagram/Sketch/styles.module.css');
const CODE = read('samples/theme/CodeSample/code.module.css');
/** The ground of a line that was added or removed: a colour in another one. */
const MIX = /background: color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, var\((--[\w-]+)\)\)/g;

const groups = [...new Set(Object.values(KINDS).flatMap((kind) => groupOf(kind) ?? []))];

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

type Channels = readonly [number, number, number];

/** `#12ab34`, or `rgb(1 2 3 / 4%)` over a ground. */
function channelsOf(colour: string, ground: Channels = [255, 255, 255]): Channels {
  if (colour.startsWith('#'))
    return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as unknown as Channels;
  const [r = 0, g = 0, b = 0, percent = 100] = [...colour.matchAll(/[\d.]+/g)].map(Number);
  return [r, g, b].map(
    (part, index) => (part * percent + ground[index]! * (100 - percent)) / 100,
  ) as unknown as Channels;
}

function luminance(channels: Channels): number {
  const [r, g, b] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Channels, other: Channels): number {
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
  expect(contrast(channelsOf('#ffffff'), channelsOf('#ccd6d3'))).toBeLessThan(MIN_LINE);
  expect(contrast(channelsOf('#ffffff'), channelsOf('rgb(0 0 0 / 100%)'))).toBeCloseTo(21);
});

describe.each(['light', 'dark'])('the %s theme', (theme) => {
  const tokens = tokensOf(theme);
  const solid = (name: string) => channelsOf(colourOf(name, tokens));
  const phases = (below: string) =>
    ['--preflight-ground', '--inflight-ground'].map(
      (name) => [`${name} over ${below}`, channelsOf(colourOf(name, tokens), solid(below))] as const,
    );
  /** A drawing is on the page, and what is in it on a frame of a phase or in a box. */
  const box = ruleColour('.node', 'fill');
  const grounds = [
    ['--surface', solid('--surface')] as const,
    [box, solid(box)] as const,
    ...phases('--surface'),
  ];

  it.each([
    ['.name', 'fill', MIN_TEXT],
    ['.small', 'fill', MIN_TEXT],
    ['.edge', 'stroke', MIN_LINE],
    ['.line', 'color', MIN_LINE],
  ])('%s has enough contrast', (selector, property, least) => {
    const name = ruleColour(selector, property);
    for (const [ground, channels] of grounds)
      expect(contrast(solid(name), channels), `${name} on ${ground}`).toBeGreaterThanOrEqual(least);
  });

  it.each([
    ['preflight', MIN_LINE],
    ['inflight', MIN_TEXT],
    ...groups.map((group) => [`kind-${group}`, MIN_TEXT] as const),
  ] as const)('--%s has enough contrast', (name, least) => {
    for (const [ground, channels] of grounds)
      expect(contrast(solid(`--${name}`), channels), ground).toBeGreaterThanOrEqual(least);
  });

  const lines = [...CODE.matchAll(MIX)].map(([, colour, percent, below]) => {
    const [r, g, b] = solid(colour!);
    const mixed = channelsOf(`rgb(${r} ${g} ${b} / ${percent}%)`, solid(below!));
    return [`${percent}% of ${colour}`, mixed] as const;
  });

  it('has code that can be read on the grounds of both phases and of marked lines', () => {
    expect(lines).toHaveLength(2);
    expect(colourOf('--code-line', tokens)).toMatch(/^#/);
    const names = [...tokens.keys()].filter((name) =>
      /^--code-(?!surface|inline|line|inserted|deleted)/.test(name),
    );
    expect(names.length).toBeGreaterThan(8);
    for (const name of [...names, '--inflight'])
      for (const [ground, channels] of [
        ...phases('--code-surface'),
        ...lines,
        ['--code-line', solid('--code-line')] as const,
      ])
        expect(contrast(solid(name), channels), `${name} on ${ground}`).toBeGreaterThanOrEqual(MIN_TEXT);
  });
});

it('every kind that a page may give a box has a colour', () => {
  expect(groups).not.toContain(undefined);
  expect(groups.length).toBe(5);
});

it.each(groups)('is written out in a script, so that style sheets keep it: %s', (group) => {
  const kind = Object.values(KINDS).find((one) => groupOf(one) === group)!;
  expect(colourOfKind(kind)).toBe(`var(--kind-${group})`);
  expect(read('components/diagram/sketch/kinds.ts')).toContain(`'var(--kind-${group})'`);
});
