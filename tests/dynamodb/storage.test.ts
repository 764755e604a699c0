/** Runs the tests of the storage in `docs/build` with the table that its chapters deploy, in the place of their fake. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {ownWorkFolder} from '../../src/wing/checker/folders';
import type {CheckRequest, ProgramOutcome} from '../../src/wing/checker/outcome';
import {checkAll} from '../../src/wing/checker/pool';
import {changeText, startDynamodb, writeLocalPackages} from './localTable';

const ROOT = resolve(__dirname, '../..');
const CHAPTERS = join(ROOT, 'docs/build');
const TESTS = 'storage.test.w';
const CONDITION = ', ConditionExpression: "attribute_not_exists(slug)"';
const PUT = `this.table.put(Item: item${CONDITION});`;
const ASK_AND_PUT = `if this.get(item.get("slug").asStr()) != nil { throw "The conditional request failed"; }
    this.table.put(Item: item);`;

/** Ten functions may start so far apart that a table that loses links gets by. */
const LEFT_OUT = [/^\/\/ #region race$[^]*?^\/\/ #endregion race$/m, /^test "a bucket [^]*?^\}$/m];
const METHOD = /^ {2}pub inflight [^]*?^ {2}\}$/gm;

const BUCKET = 'a bucket stores links';
const STORES = 'a table stores links';
const TEN = 'only one of ten gets the slug';
const TWO = 'one of two gets the slug, in each of a hundred rounds';

const chapters = readdirSync(CHAPTERS).filter((name) => existsSync(join(CHAPTERS, name, 'dynamo.w')));
/** Chapters whose links have no owner yet. */
const BEFORE_OWNERS = ['02-storage', '03-sign-in'];
const withOwners = chapters.filter((name) => !BEFORE_OWNERS.includes(name));
const last = chapters.at(-1)!;
const table = tableOf(last);
const requests = [
  toRequest('deployed', table),
  toRequest('without its condition', changeText(table, [[CONDITION, '']]), LEFT_OUT),
  toRequest('that asks before it writes', changeText(table, [[PUT, ASK_AND_PUT]]), LEFT_OUT),
];

const outcomes = new Map<string, ProgramOutcome>();
beforeAll(async () => {
  const dynamodb = await startDynamodb();
  afterAll(dynamodb.stop);
  const workDir = ownWorkFolder(ROOT, 'dynamodb');
  writeLocalPackages(join(workDir, 'node_modules'), ROOT, dynamodb.url);
  // One after the other, as all tables have the same name.
  await checkAll(requests, {workDir, workers: 1, onOutcome: ({id}, outcome) => outcomes.set(id, outcome)});
}, 600_000);

it('the table keeps links, and each for one owner', () => {
  expectPassed('deployed', [BUCKET, STORES, TEN, TWO]);
});

it('a table without its condition is found out', () => {
  expectPassed('without its condition', []);
  expect(outcomes.get('without its condition')!.failure?.text).toContain('100 !== 0');
});

it('so is one that asks before it writes', () => {
  expectPassed('that asks before it writes', [STORES]);
});

it.each(BEFORE_OWNERS)('%s has methods of the last chapter', (chapter) => {
  const before = [tableOf(chapter), read(chapter, 'dynamo.w')].flatMap((text) => text.match(METHOD)!);
  expect(before).toHaveLength(4);
  for (const method of before) expect(`${table}\n${read(last, 'dynamo.w')}`).toContain(method);
});

it.each(withOwners)('%s has the storage of the last chapter', (chapter) => {
  expect(tableOf(chapter)).toBe(table);
  for (const file of ['storage.w', 'dynamo.w', TESTS]) expect(read(chapter, file)).toBe(read(last, file));
});

function expectPassed(id: string, names: readonly string[]): void {
  const {failure, givenUp, tests} = outcomes.get(id)!;
  if (failure && (givenUp || failure.stage !== 'test')) throw new Error(failure.text);
  const passed = tests.filter(({pass}) => pass).map(({name}) => name);
  expect(passed, failure?.text).toEqual(names);
}

function read(chapter: string, file: string): string {
  return readFileSync(join(CHAPTERS, chapter, file), 'utf8');
}

/** The class for AWS. Backups, which the last chapter adds, are Amazon's. */
function tableOf(chapter: string): string {
  const [text] = /^class LinksTable [^]*?^\}$/m.exec(read(chapter, 'aws.main.w'))!;
  return text.replace(/^ *pointInTimeRecovery: true,\n/m, '');
}

/** The tests of the last chapter, without a part of them, and a race, with a table in the place of the fake. */
function toRequest(id: string, linksTable: string, leftOut: readonly RegExp[] = []): CheckRequest {
  const text = changeText(read(last, TESTS), [
    ...leftOut.map((part) => [part, ''] as const),
    [/^class FakeTable [^]*?^\}$/m, linksTable],
    ['new FakeTable()', 'new LinksTable()'],
    ['bring expect;', 'bring dynamodb;\nbring expect;'],
  ]);
  const beside = (name: string) => readFileSync(join(__dirname, name), 'utf8');
  const files = [
    ...['storage.w', 'dynamo.w'].map((path) => ({path, text: read(last, path)})),
    {path: 'twice.js', text: beside('twice.js')},
    {path: TESTS, text: `${text}\n${beside('race.w')}`},
  ];
  return {id, entry: TESTS, language: 'wing', files, platforms: [], runTests: true};
}
