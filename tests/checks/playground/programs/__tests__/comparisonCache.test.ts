import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {ProgramOutcome} from '../../../../../src/wing/checker/outcome';
import {collectPrograms} from '../../../../../src/samples/collectPrograms';
import {agreedKey, type Basis, openAgreed} from '../comparisonCache';
import type {Judged} from '../problems';

const BASIS: Basis = {engine: 'playground/1-a', browser: 'Chromium 1', comparison: 'a'};
const OUTCOME: ProgramOutcome = {warnings: [], preflightOutput: '1', tests: [], report: '', duration: 3};
const EXEC = {feature: 'util.exec', reason: 'there are no processes'};
const SAME: Judged = {id: 'a', place: 'docs/a.md:1', differences: []};
const OTHER: Judged = {...SAME, differences: ['logs of root/a']};

function keyOf({
  text = 'log("1");',
  fence = 'wing',
  basis = {},
  outcome = {},
  expected = {},
}: {
  text?: string;
  fence?: string;
  basis?: Partial<Basis>;
  outcome?: Partial<ProgramOutcome>;
  expected?: Parameters<typeof agreedKey>[1];
} = {}): string {
  const page = `# A\n\n\`\`\`${fence}\n${text}\n\`\`\`\n`;
  const [program] = collectPrograms('docs/a.md', page, () => undefined).programs;
  const asked = {program: program!, outcome: {...OUTCOME, ...outcome}};
  return agreedKey(asked, expected, {...BASIS, ...basis}, '/');
}

describe('the key of a program', () => {
  it('stays the same as long as nothing has changed that its answer depends on', () => {
    expect(keyOf({outcome: {duration: 5, report: 'in other words'}})).toBe(keyOf());
  });

  it.each([
    ['the engine', {basis: {engine: 'playground/1-b'}}],
    ['the browser', {basis: {browser: 'Chromium 2'}}],
    ['the code that compares', {basis: {comparison: 'b'}}],
    ['the program', {text: 'log("2");'}],
    ['an option of the fence', {fence: 'wing norun="waits for input"'}],
    ['what the toolchain did', {outcome: {preflightOutput: '2'}}],
    ['the list of refused programs', {expected: {listed: EXEC}}],
    ['the list of programs that say it otherwise', {expected: {known: 'a reason'}}],
  ])('changes with %s', (_, change) => {
    expect(keyOf(change)).not.toBe(keyOf());
  });
});

describe('the store', () => {
  let file: string;
  beforeEach(() => {
    file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'agreed-')), 'cache/agreed.json');
  });
  afterEach(() => fs.rmSync(path.dirname(path.dirname(file)), {recursive: true}));

  it('keeps what agreed, and what is refused as it is listed', () => {
    const store = openAgreed(file);
    store.set('a', SAME, {});
    store.set('b', {...OTHER, refused: EXEC}, {listed: EXEC});
    store.set('c', OTHER, {known: 'a reason'});
    store.save(true);
    const again = openAgreed(file);
    expect(again.get('a')).toEqual({differences: []});
    expect(again.get('b')).toEqual({differences: OTHER.differences, refused: EXEC});
    expect(again.get('c')).toEqual({differences: OTHER.differences});
  });

  it.each([
    ['does something else', OTHER, {}],
    ['is refused, but not listed', {...OTHER, refused: EXEC}, {}],
    ['is listed, but runs', SAME, {listed: EXEC}],
    ['is known to do something else, but does the same', SAME, {known: 'a reason'}],
  ])('never keeps a program that %s, and forgets that it agreed', (_, judged, expected) => {
    const store = openAgreed(file);
    store.set('a', SAME, {});
    store.set('a', judged, expected);
    expect(store.get('a')).toBeUndefined();
    store.save(false);
    expect(openAgreed(file).get('a')).toBeUndefined();
  });

  it('forgets what was not asked for when it is told to', () => {
    const store = openAgreed(file);
    store.set('a', SAME, {});
    store.save(false);
    openAgreed(file).save(false);
    expect(openAgreed(file).get('a')).toBeDefined();
    openAgreed(file).save(true);
    expect(openAgreed(file).get('a')).toBeUndefined();
  });

  it('has nothing in it when its file cannot be read', () => {
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, '{"a":');
    expect(openAgreed(file).get('a')).toBeUndefined();
  });
});
