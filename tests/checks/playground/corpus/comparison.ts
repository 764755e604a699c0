/** The results of the command line and of the playground for the same programs, side by side. */
import type {RawDiagnostic} from '../../../../src/wing/compiler/wingc';

export interface Verdict {
  readonly diagnostics: readonly RawDiagnostic[];
  /** Whether each test passed, by its path; none when the program did not get to its tests. */
  readonly tests: Readonly<Record<string, boolean>>;
  /** Why it did not get to its tests, or which features it uses that the playground does not support. */
  readonly note?: string;
  /** Whether it brings a package that the playground does not have, so that its diagnostics differ. */
  readonly lacksPackage?: boolean;
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
export function formatComparison(compared: readonly Compared[]): string {
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
          `${name}, ${test}: ${describe(expected.tests[test])} there, ${describe(actual.tests[test])} here${because(actual)}`,
      ),
  ]);
}

/** Whether no test passes in the playground only, and all diagnostics are equal, except where a package is missing. */
export function isFaithful(compared: readonly Compared[]): boolean {
  const {passedHereOnly} = count(compared);
  const areSame = compared.every(({expected, actual}) => actual.lacksPackage || isSameList(expected, actual));
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

/** The order of diagnostics may differ: the compiler keeps some of them in a hash table. */
function isSameList(...verdicts: readonly [Verdict, Verdict]): boolean {
  const [one, other] = verdicts.map(({diagnostics}) =>
    diagnostics.map((item) => JSON.stringify(item)).sort(),
  );
  return JSON.stringify(one) === JSON.stringify(other);
}

function describe(pass: boolean | undefined): string {
  return pass === undefined ? 'does not run' : pass ? 'passes' : 'fails';
}

function because({note}: Verdict): string {
  return note ? ` (${note})` : '';
}
