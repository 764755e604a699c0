import {diffArrays} from 'diff';
import {readRegion} from './region';

/**
 * What changed between two states of a program, each a folder of files. Marks of regions are no part of a state: pages add
 * them, and never show them.
 */

/** The texts of a folder's files by their paths. */
export type StateFiles = Readonly<Record<string, string>>;

/** A file that is not the same in both states. */
export interface FileDiff {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  /** Numbers of lines that only the later, and only the earlier state has. */
  readonly added: number;
  readonly removed: number;
  readonly lines: readonly DiffLine[];
}

/** A line of a difference, or the place of lines that are the same and left out. */
export type DiffLine =
  | {readonly mark?: 'add' | 'remove'; readonly side: 'before' | 'after'; readonly index: number}
  | {readonly skipped: number};

/** Lines that are shown around each change. */
const CONTEXT = 2;

/** Compares two states: changed files first, then the new ones, then those that are gone, each sorted by path. */
export function diffStates(before: StateFiles, after: StateFiles): FileDiff[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const diffs = paths.flatMap((path) => diffFile(path, before[path], after[path]) ?? []);
  return (['changed', 'added', 'removed'] as const).flatMap((kind) =>
    diffs.filter((diff) => diff.kind === kind),
  );
}

/** The lines of a file as a page shows them. */
export function stateLines(text: string): string[] {
  const whole = readRegion(text);
  return 'text' in whole && whole.text !== '' ? whole.text.split('\n') : [];
}

function diffFile(path: string, before?: string, after?: string): FileDiff | undefined {
  const [old, now] = [stateLines(before ?? ''), stateLines(after ?? '')];
  const lines = diffLines(old, now);
  const count = (mark: 'add' | 'remove') => lines.filter((line) => line.mark === mark).length;
  const counts = {added: count('add'), removed: count('remove')};
  if (before === undefined) return {path, kind: 'added', ...counts, lines};
  if (after === undefined) return {path, kind: 'removed', ...counts, lines};
  if (counts.added + counts.removed === 0) return undefined;
  return {path, kind: 'changed', ...counts, lines: skipFar(lines)};
}

type ShownLine = Exclude<DiffLine, {readonly skipped: number}>;

function diffLines(before: readonly string[], after: readonly string[]): ShownLine[] {
  const lines: ShownLine[] = [];
  let [old, now] = [0, 0];
  for (const {added, removed, count} of diffArrays([...before], [...after])) {
    for (let step = 0; step < count; step++) {
      if (removed) lines.push({mark: 'remove', side: 'before', index: old++});
      else {
        lines.push({...(added && {mark: 'add'}), side: 'after', index: now++});
        if (!added) old++;
      }
    }
  }
  return lines;
}

/** Leaves out lines that no change is near. A single line stays, since the note of it would be as long. */
function skipFar(lines: readonly ShownLine[]): DiffLine[] {
  const changes = lines.flatMap(({mark}, index) => (mark ? [index] : []));
  const isNear = (index: number) => changes.some((change) => Math.abs(change - index) <= CONTEXT);
  const shown: DiffLine[] = [];
  let far: ShownLine[] = [];
  const writeFar = () => {
    shown.push(...(far.length > 1 ? [{skipped: far.length}] : far));
    far = [];
  };
  lines.forEach((line, index) => {
    if (!isNear(index)) return far.push(line);
    writeFar();
    return shown.push(line);
  });
  writeFar();
  return shown;
}
