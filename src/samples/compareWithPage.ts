import {diffLines} from '../lib/diffLines';
import {normalizeOutput} from '../wing/checker/normalizeOutput';
import {
  type CheckFailure,
  type ProgramOutcome,
  shownOutput,
  type SourceLocation,
} from '../wing/checker/outcome';
import type {Refusal} from './fence';
import type {ExpectedOutput, PageProgram} from './pageProgram';

/** A program that doesn't do what its page says, at a position that its writer can go to. */
export interface SampleFailure {
  readonly programId: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line at that position. */
  readonly source?: string;
  readonly message: string;
  /** Shown below the message: the toolchain's text, a log or a diff. */
  readonly details?: string;
  /** The new text of a fence, which `npm run samples -- --update` writes. */
  readonly update?: {readonly expectation: ExpectedOutput; readonly text: string};
}

/** Compares what the toolchain did with what the page says. The list is empty if the page is right. */
export function compareWithPage(program: PageProgram, outcome: ProgramOutcome): SampleFailure[] {
  const {fence, expected} = program;
  if (fence.exercise !== undefined) return compareExercise(program, fence.exercise, outcome);
  if (fence.fails) return compareFailure(program, fence.fails, outcome);
  if (outcome.failure) return [unexpectedFailure(program, outcome, outcome.failure)];
  return [
    ...expected.flatMap((expectation) => compareOutput(program, expectation, outcome)),
    ...(fence.refused ?? []).flatMap((refusal) => compareRefusal(program, refusal, outcome)),
  ];
}

/** Finds nothing where the platform was not asked, as in the site's build. */
function compareRefusal(
  program: PageProgram,
  {platform, message}: Refusal,
  {targets}: ProgramOutcome,
): SampleFailure[] {
  const target = targets?.[platform];
  if (!target) return [];
  const word = `the fence says refused="${platform}: ${message}"`;
  if (!('failure' in target))
    return [
      {
        ...atStart(program),
        message: `${word}, but the program compiles for it: write platform="${platform}", and change what the page says of it`,
      },
    ];
  if (target.failure.text.includes(message)) return [];
  const details = target.failure.text;
  return [{...atStart(program), message: `${word}, but the message is another one`, details}];
}

function compareFailure(
  program: PageProgram,
  stage: CheckFailure['stage'],
  outcome: ProgramOutcome,
): SampleFailure[] {
  const {failure} = outcome;
  if (!failure) {
    return [{...atStart(program), message: `the fence says fails="${stage}", but the program succeeds`}];
  }
  if (failure.stage !== stage) {
    const message = `the fence says fails="${stage}", but the program fails at stage "${failure.stage}"`;
    return [{...unexpectedFailure(program, outcome, failure), message, details: failure.text}];
  }
  return program.expected.flatMap((expectation) => {
    if (expectation.kind !== 'error') return compareOutput(program, expectation, outcome);
    if (matchesError(expectation.text, failure.text)) return [];
    return [mismatch(program, expectation, {text: failure.text, message: 'the error message has changed'})];
  });
}

/** As it is given, an exercise compiles, and fails by the test that its fence names. */
function compareExercise(program: PageProgram, test: string, outcome: ProgramOutcome): SampleFailure[] {
  const {failure, tests} = outcome;
  if (failure && (failure.stage !== 'test' || tests.length === 0))
    return [unexpectedFailure(program, outcome, failure)];
  const named = tests.filter(({name}) => name === test);
  if (named.length === 0) {
    const allowed = tests.map(({name}) => `"${name}"`).join(', ');
    const message = `exercise="${test}": the program has no such test: allowed are ${allowed || 'the names of its tests, and it has none'}`;
    return [{...atStart(program), message}];
  }
  if (named.some(({pass}) => !pass)) return [];
  return [{...atStart(program), message: `exercise="${test}": this test passes before the gap is filled`}];
}

/** An error fence may leave lines out. Its own lines must be whole lines of the message, in the same order. */
export function matchesError(expected: string, actual: string): boolean {
  const withoutPrefix = (line: string) =>
    line
      .trim()
      .replace(/^test "[^"]*": /, '')
      .replace(/^error: /i, '');
  const lines = normalizeOutput(expected).split('\n').map(withoutPrefix).filter(Boolean);
  const rest = normalizeOutput(actual).split('\n').map(withoutPrefix);
  let from = 0;
  for (const line of lines) {
    const at = rest.indexOf(line, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return lines.length > 0;
}

function compareOutput(
  program: PageProgram,
  expectation: ExpectedOutput,
  outcome: ProgramOutcome,
): SampleFailure[] {
  const text = expectation.kind === 'report' ? outcome.report : shownOutput(outcome);
  if (normalizeOutput(text) === normalizeOutput(expectation.text)) return [];
  return [mismatch(program, expectation, {text, message: 'the output has changed'})];
}

function mismatch(
  program: PageProgram,
  expectation: ExpectedOutput,
  actual: {readonly text: string; readonly message: string},
): SampleFailure {
  return {
    programId: program.id,
    file: program.page,
    line: expectation.line,
    column: expectation.indent + 1,
    message: `${actual.message}; "npm run samples -- ${program.page} --update" writes it into the page`,
    details: diffLines(normalizeOutput(expectation.text), normalizeOutput(actual.text)),
    update: {expectation, text: actual.text},
  };
}

function unexpectedFailure(
  program: PageProgram,
  outcome: ProgramOutcome,
  failure: CheckFailure,
): SampleFailure {
  const target = failure.platform === 'sim' ? '' : ` for ${failure.platform}`;
  const summary = {
    compile: `the program does not compile${target}`,
    preflight: failure.unsupported
      ? `the target ${failure.platform} does not support it`
      : `preflight fails${target}`,
    test: 'a test fails',
  }[failure.stage];
  const location = failure.locations[0];
  const logs = failure.stage === 'test' ? shownOutput(outcome) : '';
  return {
    ...((location && atLocation(program, location)) ?? atStart(program)),
    message: `${summary}: ${location?.message ?? failure.text.split('\n')[0]}`,
    details: logs ? `${failure.text}\nlog:\n${logs}` : failure.text,
  };
}

type PagePosition = Pick<SampleFailure, 'programId' | 'file' | 'line' | 'column' | 'source'>;

function atStart({id, page, line}: PageProgram): PagePosition {
  return {programId: id, file: page, line, column: 1};
}

/** Nothing for a location that the page does not show. */
function atLocation(
  program: PageProgram,
  {file: path, line, column}: SourceLocation,
): PagePosition | undefined {
  const file = program.files.find((one) => one.path === path);
  const sourceLine = file?.sourceLines[line - 1];
  if (!file || sourceLine === undefined) return undefined;
  return {
    programId: program.id,
    file: file.source,
    line: sourceLine,
    column: column + file.indent,
    source: file.text.split('\n')[line - 1],
  };
}
