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
      const files = [read(entry), ...externs];
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
    ({program, test}) => !outcomes.get(program)?.tests.some(({name, pass}) => name === test && pass),
  );
  expect(unproved).toEqual([]);
  const used = new Set(named.map(({program}) => program));
  expect([...outcomes.keys()].filter((name) => !used.has(name))).toEqual([]);
});
