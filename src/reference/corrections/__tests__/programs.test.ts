/** The programs that prove corrections, in the simulator. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {WORK_FOLDER} from '../../../wing/checker/folders';
import type {CheckRequest, ProgramOutcome} from '../../../wing/checker/outcome';
import {checkAll} from '../../../wing/checker/pool';
import {PROGRAMS} from '../evidence';
import {readCorrections} from '../read';

const ROOT = path.resolve(__dirname, '../../../..');

it('proves each correction that names a test', {timeout: 600_000}, async () => {
  const names = fs.readdirSync(path.join(ROOT, PROGRAMS));
  const read = (name: string) => ({
    path: name,
    text: fs.readFileSync(path.join(ROOT, PROGRAMS, name), 'utf8'),
  });
  const externs = names.filter((name) => !name.endsWith('.w')).map(read);
  const requests = names
    .filter((name) => name.endsWith('.w'))
    .map((entry): CheckRequest => {
      const {path: name, text} = read(entry);
      const files = [{path: name, text: inOneTest(text)}, ...externs];
      return {id: entry, entry, language: 'wing', files, platforms: [], runTests: true};
    });
  const outcomes = new Map<string, ProgramOutcome>();
  await checkAll(requests, {
    workDir: path.join(ROOT, WORK_FOLDER, 'corrections'),
    onOutcome: ({id}, outcome) => outcomes.set(id, outcome),
  });
  const failures = [...outcomes].flatMap(([id, {failure}]) => (failure ? [`${id}: ${failure.text}`] : []));
  expect(failures).toEqual([]);
  const named = readCorrections(ROOT).corrections.flatMap(({evidence}) =>
    evidence.flatMap((one) => ('program' in one ? [one] : [])),
  );
  const unproved = named.filter(
    ({program, test}) =>
      !outcomes.get(program)?.tests.some(({name, pass}) => pass && (name === test || name === ALL)),
  );
  expect(unproved).toEqual([]);
  const used = new Set(named.map(({program}) => program));
  expect([...outcomes.keys()].filter((name) => !used.has(name))).toEqual([]);
});

const ALL = 'all';
const TEST = /^test ".*" \{\n([\s\S]*?)^\}\n/gm;

/**
 * Puts the tests of a program into one, each in a block of its own: every test starts a process, which costs more than all the
 * rest. Tests of a program with resources need fresh ones, so they stay as they are.
 */
function inOneTest(text: string): string {
  const around = text.replace(TEST, '');
  if (/\bnew\b/.test(around)) return text;
  const blocks = [...text.matchAll(TEST)].map(([, body]) => `  if true {\n${body}  }\n`);
  return `${around}\ntest "${ALL}" {\n${blocks.join('')}}\n`;
}
