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

const BUCKET = 'a bucket stores links';
const STORES = 'a table stores links';
const TEN = 'only one of ten gets the slug';
const TWO = 'one of two gets the slug, in each of a hundred rounds';

const chapters = readdirSync(CHAPTERS).filter((name) => existsSync(join(CHAPTERS, name, 'dynamo.w')));
const [first, last] = [chapters[0]!, chapters.at(-1)!];
const table = tableOf(last);
const race = {text: readFileSync(join(__dirname, 'race.w'), 'utf8'), file: 'twice.js'};
const requests = [
  toRequest('first', first, tableOf(first)),
  toRequest('last', last, table, race),
  toRequest('without its condition', last, changeText(table, [[CONDITION, '']]), race),
  toRequest('that asks before it writes', last, changeText(table, [[PUT, ASK_AND_PUT]]), race),
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

it('the table of the first chapter that has one keeps links, and each for one owner', () => {
  expectPassed('first', [BUCKET, STORES, TEN]);
});

it('so does the table of the last chapter', () => {
  expectPassed('last', [BUCKET, STORES, TEN, TWO]);
});

it('a table without its condition is found out', () => {
  expectPassed('without its condition', [BUCKET]);
});

it('so is one that asks before it writes, by the race of two', () => {
  // Ten functions may start so far apart that it wins the other race.
  expectPassed('that asks before it writes', [BUCKET, STORES], [TEN]);
});

it.each(chapters.slice(1))('%s has the storage of the last chapter', (chapter) => {
  expect(tableOf(chapter)).toBe(table);
  for (const file of ['storage.w', 'dynamo.w', TESTS]) expect(read(chapter, file)).toBe(read(last, file));
});

/** The tests that passed, and no others but those that may. */
function expectPassed(id: string, names: readonly string[], allowed: readonly string[] = []): void {
  const {failure, givenUp, tests} = outcomes.get(id)!;
  if (failure && (givenUp || failure.stage !== 'test')) throw new Error(failure.text);
  const passed = tests.filter(({name, pass}) => pass && !allowed.includes(name)).map(({name}) => name);
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

/** A chapter's tests with a table in the place of the fake, and perhaps a race. */
function toRequest(
  id: string,
  chapter: string,
  linksTable: string,
  more?: {readonly text: string; readonly file: string},
): CheckRequest {
  const text = changeText(read(chapter, TESTS), [
    [/^class FakeTable [^]*?^\}$/m, linksTable],
    ['new FakeTable()', 'new LinksTable()'],
    ['bring expect;', 'bring dynamodb;\nbring expect;'],
  ]);
  const files = ['storage.w', 'dynamo.w'].map((path) => ({path, text: read(chapter, path)}));
  if (more) files.push({path: more.file, text: readFileSync(join(__dirname, more.file), 'utf8')});
  files.push({path: TESTS, text: `${text}\n${more?.text ?? ''}`});
  return {id, entry: TESTS, language: 'wing', files, platforms: [], runTests: true};
}
