import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {ProgramOutcome} from '../../../../../src/wing/checker/outcome';
import {collectPrograms} from '../../../../../src/samples/collectPrograms';
import {comparisonKey, openComparisonCache} from '../comparisonCache';
import type {InputVersions} from '../inputVersions';
import type {ComparedProgram, FenceExpectation} from '../problems';

const VERSIONS: InputVersions = {engine: 'playground/1-a', browser: 'Chromium 1', comparison: 'a'};
const OUTCOME: ProgramOutcome = {warnings: [], preflightOutput: '1', tests: [], report: '', duration: 3};
const EXEC = {feature: 'util.exec', reason: 'there are no processes'};
const SAME: ComparedProgram = {id: 'a', location: 'docs/a.md:1', differences: []};
const OTHER: ComparedProgram = {...SAME, differences: ['logs of root/a']};

function keyOf({
  text = 'log("1");',
  fence = 'wing',
  versions = {},
  outcome = {},
  expected = {},
}: {
  text?: string;
  fence?: string;
  versions?: Partial<InputVersions>;
  outcome?: Partial<ProgramOutcome>;
  expected?: FenceExpectation;
} = {}): string {
  const page = `# A\n\n\`\`\`${fence}\n${text}\n\`\`\`\n`;
  const [program] = collectPrograms('docs/a.md', page, () => undefined).programs;
  const checked = {program: program!, outcome: {...OUTCOME, ...outcome}};
  return comparisonKey(checked, {expected, versions: {...VERSIONS, ...versions}, root: '/'});
}

describe('the key of a program', () => {
  it('stays the same as long as nothing has changed that its behaviour depends on', () => {
    expect(keyOf({outcome: {duration: 5, report: 'in other words'}})).toBe(keyOf());
  });

  it.each([
    ['the engine', {versions: {engine: 'playground/1-b'}}],
    ['the browser', {versions: {browser: 'Chromium 2'}}],
    ['the code that compares', {versions: {comparison: 'b'}}],
    ['the program', {text: 'log("2");'}],
    ['an option of the fence', {fence: 'wing norun="waits for input"'}],
    ['what the toolchain did', {outcome: {preflightOutput: '2'}}],
    ['the unsupported feature of the fence', {expected: {unsupported: EXEC}}],
    ['the reason of the fence for a difference', {expected: {differs: 'a reason'}}],
  ])('changes with %s', (_, change) => {
    expect(keyOf(change)).not.toBe(keyOf());
  });
});

describe('the cache', () => {
  let file: string;
  beforeEach(() => {
    file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'comparisons-')), 'cache/comparisons.json');
  });
  afterEach(() => fs.rmSync(path.dirname(path.dirname(file)), {recursive: true}));

  it('remembers programs without a problem', () => {
    const store = openComparisonCache(file);
    store.set('a', SAME, {});
    store.set('b', {...OTHER, unsupported: EXEC}, {unsupported: EXEC});
    store.set('c', OTHER, {differs: 'a reason'});
    store.save(true);
    const again = openComparisonCache(file);
    expect(again.get('a')).toEqual({differences: []});
    expect(again.get('b')).toEqual({differences: OTHER.differences, unsupported: EXEC});
    expect(again.get('c')).toEqual({differences: OTHER.differences});
  });

  it.each([
    ['behaves differently', OTHER, {}],
    ['uses an unsupported feature that its fence does not name', {...OTHER, unsupported: EXEC}, {}],
    ['runs though its fence names an unsupported feature', SAME, {unsupported: EXEC}],
    ['behaves the same though its fence says otherwise', SAME, {differs: 'a reason'}],
  ])('does not remember a program that %s, and forgets an earlier comparison', (_, judged, expected) => {
    const store = openComparisonCache(file);
    store.set('a', SAME, {});
    store.set('a', judged, expected);
    expect(store.get('a')).toBeUndefined();
    store.save(false);
    expect(openComparisonCache(file).get('a')).toBeUndefined();
  });

  it('forgets unused entries when it is told to', () => {
    const store = openComparisonCache(file);
    store.set('a', SAME, {});
    store.save(false);
    openComparisonCache(file).save(false);
    expect(openComparisonCache(file).get('a')).toBeDefined();
    openComparisonCache(file).save(true);
    expect(openComparisonCache(file).get('a')).toBeUndefined();
  });

  it('is empty when its file cannot be read', () => {
    fs.mkdirSync(path.dirname(file));
    fs.writeFileSync(file, '{"a":');
    expect(openComparisonCache(file).get('a')).toBeUndefined();
  });
});
