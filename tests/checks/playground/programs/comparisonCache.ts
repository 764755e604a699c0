/** Remembers programs without a problem, by a hash of everything that the comparison depends on. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expectedBehaviour} from './behaviour';
import type {InputVersions} from './inputVersions';
import {
  type ComparedProgram,
  effectiveUnsupportedFeature,
  type FenceExpectation,
  problemOf,
} from './problems';
import {toProgramToRun} from './programToRun';
import {isRun, type ProgramWithOutcome} from './runPrograms';

type CachedComparison = Pick<ComparedProgram, 'differences' | 'unsupported'>;

interface ComparisonCache {
  get(key: string): CachedComparison | undefined;
  /** Remembers a program that has no problem, and forgets one that has. */
  set(key: string, compared: ComparedProgram, expected: FenceExpectation): void;
  /** @param prune whether to forget entries that have not been used since the cache was opened */
  save(prune: boolean): void;
}

/** @param file path of the cache; one that cannot be read counts as empty */
export function openComparisonCache(file: string): ComparisonCache {
  const stored = new Map(Object.entries(readJson(file)));
  const used = new Set<string>();
  return {
    get(key) {
      used.add(key);
      return stored.get(key);
    },
    set(key, compared, expected) {
      used.add(key);
      const {differences} = compared;
      const unsupported = effectiveUnsupportedFeature(compared);
      if (problemOf(compared, expected) === undefined)
        stored.set(key, {differences, ...(unsupported && {unsupported})});
      else stored.delete(key);
    },
    save(prune) {
      const kept = [...stored].filter(([key]) => !prune || used.has(key));
      fs.mkdirSync(path.dirname(file), {recursive: true});
      // If the process ends while it writes, the old file remains.
      fs.writeFileSync(`${file}.${process.pid}`, JSON.stringify(Object.fromEntries(kept)));
      fs.renameSync(`${file}.${process.pid}`, file);
    },
  };
}

interface KeyOptions {
  readonly expected: FenceExpectation;
  readonly versions: InputVersions;
  /** Folder of the site. */
  readonly root: string;
}

export function comparisonKey(
  {program, outcome}: ProgramWithOutcome,
  {expected, versions, root}: KeyOptions,
): string {
  const {engine, browser, comparison} = versions;
  const {unsupported, differs} = expected;
  const parts = [
    [engine, browser, comparison],
    [unsupported?.feature, unsupported?.reason, differs],
    [toProgramToRun(program, root), isRun(program, outcome), expectedBehaviour(outcome)],
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function readJson(file: string): Record<string, CachedComparison> {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, CachedComparison>;
  } catch {
    return {};
  }
}
