import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Days of the last changes, as `2026-11-24`, by path relative to the repository's folder. */
export type ChangeDates = ReadonlyMap<string, string>;

/** Before each commit of the log: its hash and date. */
const COMMIT = '\u0001';

/**
 * The day of the last commit that changed the text of each file. A commit that only renames a file does not change its text.
 *
 * In a clone without its whole history, the oldest commits seem to add all files. What changed last in one of them has no date.
 * Nor has anything outside of a repository of git.
 *
 * @param root the repository's folder
 */
export function readChangeDates(root: string): ChangeDates {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  let log: string;
  let unknown: ReadonlySet<string>;
  try {
    unknown = readBoundary(root, git);
    log = git('log', `--format=${COMMIT}%H %cs`, '--name-status', '--find-renames', '-z', '--relative');
  } catch {
    return new Map();
  }
  return toChangeDates(log, unknown);
}

/**
 * @param log of `git log`, from the newest commit, its parts separated by NUL
 * @param unknown commits whose changes are not known
 */
export function toChangeDates(log: string, unknown: ReadonlySet<string>): ChangeDates {
  const dates = new Map<string, string>();
  const seen = new Set<string>();
  /** Names of today, by the names that files had at the commit that is read. */
  const renamed = new Map<string, string>();
  for (const commit of log.split(COMMIT).slice(1)) {
    const [header = '', ...fields] = commit.split('\0');
    const [hash = '', date = ''] = header.trim().split(' ');
    for (const {status, name, to} of readChanges(fields)) {
      const known = to ?? name;
      const today = renamed.get(known) ?? known;
      if (to !== undefined && status.startsWith('R')) renamed.set(name, today);
      if (seen.has(today) || status === 'R100') continue;
      seen.add(today);
      if (!unknown.has(hash)) dates.set(today, date);
    }
  }
  return dates;
}

interface Change {
  /** As git writes it: `M`, or `R087` for a rename with that share of the text kept. */
  readonly status: string;
  readonly name: string;
  /** Name after a rename or copy. */
  readonly to?: string;
}

function readChanges(fields: readonly string[]): Change[] {
  const changes: Change[] = [];
  for (let index = 0; index < fields.length;) {
    const status = fields[index]!.trim();
    if (/^[RC]\d+$/.test(status)) {
      changes.push({status, name: fields[index + 1]!, to: fields[index + 2]!});
      index += 3;
    } else if (/^[A-Z]$/.test(status)) {
      changes.push({status, name: fields[index + 1]!});
      index += 2;
    } else index += 1;
  }
  return changes;
}

/** The oldest commits of a clone without its whole history. */
function readBoundary(root: string, git: (...args: readonly string[]) => string): ReadonlySet<string> {
  if (git('rev-parse', '--is-shallow-repository').trim() !== 'true') return new Set();
  const file = path.resolve(root, git('rev-parse', '--git-path', 'shallow').trim());
  return new Set(fs.readFileSync(file, 'utf8').split('\n').filter(Boolean));
}
