import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';

type Step = {readonly runner?: string; readonly file: string};
type Steps = {
  countTests(step: Step & {readonly succeeded: boolean}): {
    readonly passed: number;
    readonly failed: number;
    readonly skipped?: number;
  };
  listTroubles(step: Step): readonly string[];
};

type Chosen = {readonly script: string; readonly needs?: readonly string[]};
type Choice = {
  readonly STEPS: Readonly<Record<string, readonly Chosen[]>>;
  chooseSteps(tiers: readonly string[], names: readonly string[]): readonly Chosen[];
};

const module = '../../.ci/steps.mjs';
const {STEPS, chooseSteps, countTests, listTroubles} = (await import(module)) as Steps & Choice;

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, {recursive: true}));

function write(name: string, report: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const test = (line: number, title: string, status: string, message?: string) => ({
  file: 'a.spec.ts',
  line,
  title,
  tests: [{status, projectName: 'phone', results: [message ? {error: {message}} : {}]}],
});

const ERROR = '\u001b[31mError\u001b[39m: one\n\ntwo\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\nleft out';
const BRIEF = ['Error: one', 'two', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']
  .map((line) => `\n    ${line}`)
  .join('');

const playwright = {
  stats: {expected: 1, flaky: 1, unexpected: 1, skipped: 3},
  errors: [],
  suites: [
    {
      specs: [test(1, 'good', 'expected')],
      suites: [{specs: [test(2, 'bad', 'unexpected', ERROR), test(3, 'odd', 'flaky')]}],
    },
  ],
};

const vitest = {
  numPassedTests: 1,
  numFailedTests: 1,
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        {status: 'passed', fullName: 'good'},
        {status: 'failed', fullName: 'bad', failureMessages: [ERROR]},
      ],
    },
    {name: 'b.test.ts', status: 'failed', message: 'does not load', assertionResults: []},
  ],
};

describe('the report of a step', () => {
  it.each([
    ['playwright', playwright, {passed: 2, failed: 1, skipped: 3}],
    ['vitest', vitest, {passed: 1, failed: 2}],
    ['own', {passed: 3, failed: 0}, {passed: 3, failed: 1}],
  ])('of %s gives the numbers of its tests', (runner, report, counts) => {
    expect(countTests({runner, file: write(`${runner}.json`, report), succeeded: false})).toEqual(counts);
  });

  it.each([
    [
      'playwright',
      playwright,
      [`failed: [phone] a.spec.ts:2 bad${BRIEF}`, 'at the second try: [phone] a.spec.ts:3 odd'],
    ],
    ['vitest', vitest, [`failed: a.test.ts bad${BRIEF}`, 'failed: b.test.ts does not load']],
    ['own', {passed: 1, failed: 1, troubles: [ERROR]}, [`failed:${BRIEF}`]],
    ['own', {passed: 1, failed: 0}, []],
  ])('of %s names the tests that failed', (runner, report, troubles) => {
    expect(listTroubles({runner, file: write(`${runner}.json`, report)})).toEqual(troubles);
  });

  it('that was not written is a failure without names', () => {
    const file = join(folder, 'none.json');
    expect(countTests({runner: 'vitest', file, succeeded: true})).toEqual({passed: 0, failed: 1});
    expect(listTroubles({runner: 'vitest', file})).toEqual([]);
  });
});

describe('a report that was cut off while it was written', () => {
  it.each([
    ['playwright', playwright],
    ['vitest', vitest],
    ['own', {passed: 3, failed: 0}],
  ])('of %s is a failure without names', (runner, report) => {
    const file = join(folder, 'cut.json');
    writeFileSync(file, JSON.stringify(report).slice(0, -10));
    expect(countTests({runner, file, succeeded: false})).toEqual({passed: 0, failed: 1});
    expect(listTroubles({runner, file})).toEqual([]);
  });
});

describe('the choice of steps', () => {
  const namesOf = (steps: readonly Chosen[]) => steps.map(({script}) => script);

  it('is all of a tier without names', () => {
    expect(namesOf(chooseSteps(['test'], []))).toEqual(namesOf(STEPS.test!));
  });

  it('has a step of both tiers once', () => {
    const both = chooseSteps(['test', 'more'], []);
    expect(namesOf(both)).toEqual([...new Set(namesOf([...STEPS.test!, ...STEPS.more!]))]);
  });

  it('keeps the order, and needs nothing that was not chosen', () => {
    expect(chooseSteps(['test'], ['test:smoke', 'browser'])).toMatchObject([
      {script: 'browser'},
      {script: 'test:smoke', needs: ['browser']},
    ]);
  });

  it('refuses to be of no tier', () => {
    expect(() => chooseSteps([], [])).toThrow('No tier is named; there are test, more');
  });

  it('refuses names that it does not know', () => {
    expect(() => chooseSteps(['more'], ['e2e', 'unit'])).toThrow(
      'e2e, unit: no such step; there are browser, firefox, build, playground, clouds, test:dynamodb, test:browser:more',
    );
  });
});
