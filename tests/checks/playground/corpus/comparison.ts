/** What the command line and the playground say about the same programs, side by side. */
import type {RawDiagnostic} from '../../../../src/wing/compiler/wingc';

export interface Verdict {
  readonly diagnostics: readonly RawDiagnostic[];
  /** Whether each test passed, by its path; none when the program did not come to its tests. */
  readonly tests: Readonly<Record<string, boolean>>;
  /** Why it did not come to its tests, or what it was refused. */
  readonly note?: string;
  /** Whether it brings a package that the playground does not have: its diagnostics are others. */
  readonly isRefused?: boolean;
}

export interface Compared {
  readonly name: string;
  readonly group: string;
  readonly expected: Verdict;
  readonly actual: Verdict;
}

interface Counts {
  programs: number;
  sameDiagnostics: number;
  sameResults: number;
  passedThere: number;
  passedBoth: number;
  passedHereOnly: number;
}

const COLUMNS = [
  'programs',
  'same diagnostics',
  'same results',
  'tests pass there',
  'pass here too',
  'only here',
];

/** A table in Markdown with a row for each group and one for all. */
export function formatTable(compared: readonly Compared[]): string {
  const groups = [...new Set(compared.map(({group}) => group))];
  const rows = groups.map((group) =>
    toRow(
      group,
      compared.filter((one) => one.group === group),
    ),
  );
  const head = [`| | ${COLUMNS.join(' | ')} |`, `|${' --- |'.repeat(COLUMNS.length + 1)}`];
  return [...head, ...rows, toRow('all', compared)].join('\n');
}

/** A line for each difference. */
export function listDifferences(compared: readonly Compared[]): readonly string[] {
  return compared.flatMap(({name, expected, actual}) => [
    ...(isSameList(expected, actual) ? [] : [`${name}: other diagnostics`]),
    ...namesOf(expected, actual)
      .filter((test) => expected.tests[test] !== actual.tests[test])
      .map(
        (test) =>
          `${name}, ${test}: ${word(expected.tests[test])} there, ${word(actual.tests[test])} here${because(actual)}`,
      ),
  ]);
}

/** Whether nothing passes here alone, and all diagnostics are the same but for those of a program that is refused. */
export function isFaithful(compared: readonly Compared[]): boolean {
  const {passedHereOnly} = count(compared);
  const areSame = compared.every(({expected, actual}) => actual.isRefused || isSameList(expected, actual));
  return areSame && passedHereOnly === 0;
}

function toRow(name: string, compared: readonly Compared[]): string {
  return `| ${name} | ${Object.values(count(compared)).join(' | ')} |`;
}

/** In the order of the columns. */
function count(compared: readonly Compared[]): Counts {
  const counts: Counts = {
    programs: 0,
    sameDiagnostics: 0,
    sameResults: 0,
    passedThere: 0,
    passedBoth: 0,
    passedHereOnly: 0,
  };
  for (const {expected, actual} of compared) {
    const names = namesOf(expected, actual);
    counts.programs += 1;
    counts.sameDiagnostics += Number(isSameList(expected, actual));
    counts.sameResults += Number(names.every((test) => expected.tests[test] === actual.tests[test]));
    counts.passedThere += names.filter((test) => expected.tests[test]).length;
    counts.passedBoth += names.filter((test) => expected.tests[test] && actual.tests[test]).length;
    counts.passedHereOnly += names.filter((test) => !expected.tests[test] && actual.tests[test]).length;
  }
  return counts;
}

function namesOf(...verdicts: readonly Verdict[]): readonly string[] {
  return [...new Set(verdicts.flatMap(({tests}) => Object.keys(tests)))];
}

/** Two programs may have their diagnostics in another order: the compiler keeps some of them in a hash table. */
function isSameList(...verdicts: readonly [Verdict, Verdict]): boolean {
  const [one, other] = verdicts.map(({diagnostics}) =>
    diagnostics.map((item) => JSON.stringify(item)).sort(),
  );
  return JSON.stringify(one) === JSON.stringify(other);
}

function word(pass: boolean | undefined): string {
  return pass === undefined ? 'does not run' : pass ? 'passes' : 'fails';
}

function because({note}: Verdict): string {
  return note ? ` (${note})` : '';
}
