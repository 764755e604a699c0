import type {Expectation, Program} from './programs';
import {diffLines} from '../lib/diffLines';
import {normalise} from '../wing/checker/normalise';
import {type Outcome, outputOf, type Refusal} from '../wing/checker/outcome';

/** What is wrong with a program, at a place that its writer can go to. */
export interface Failure {
  readonly programId: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line at that place. */
  readonly source?: string;
  readonly message: string;
  /** Details below the message: the toolchain's text, a log, a diff. */
  readonly details?: string;
  /** `npm run samples -- --update` writes the fence anew. */
  readonly update?: {readonly expectation: Expectation; readonly text: string};
}

/** Compares what the toolchain did with what the page says. An empty list means that the page tells the truth. */
export function judge(program: Program, outcome: Outcome): Failure[] {
  const {fence} = program;
  const {refusal} = outcome;
  if (fence.fails) return judgeRefusal(program, fence.fails, outcome);
  if (refusal) return [refusalFailure(program, outcome, refusal)];
  return program.expected.flatMap((expectation) => judgeOutput(program, expectation, outcome));
}

function judgeRefusal(program: Program, stage: Refusal['stage'], outcome: Outcome): Failure[] {
  const {refusal} = outcome;
  if (!refusal) return [failure(program, `the program must fails="${stage}", but nothing refuses it`)];
  if (refusal.stage !== stage) {
    return [
      {
        ...refusalFailure(program, outcome, refusal),
        message: `the program must be refused by ${stage}, but is refused by ${refusal.stage} already`,
        details: refusal.text,
      },
    ];
  }
  return program.expected.flatMap((expectation) => {
    if (expectation.kind !== 'error') return judgeOutput(program, expectation, outcome);
    if (tellsError(expectation.text, refusal.text)) return [];
    return [mismatch(program, expectation, refusal.text, 'the message is another one')];
  });
}

/** An error fence may leave lines out, but those that stand in it stand in the message, whole and in this order. */
export function tellsError(told: string, real: string): boolean {
  const plain = (line: string) =>
    line
      .trim()
      .replace(/^test "[^"]*": /, '')
      .replace(/^error: /i, '');
  const lines = normalise(told).split('\n').map(plain).filter(Boolean);
  const rest = normalise(real).split('\n').map(plain);
  let from = 0;
  for (const line of lines) {
    const at = rest.indexOf(line, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return lines.length > 0;
}

function judgeOutput(program: Program, expectation: Expectation, outcome: Outcome): Failure[] {
  const real = expectation.kind === 'report' ? outcome.report : outputOf(outcome);
  if (normalise(real) === normalise(expectation.text)) return [];
  return [mismatch(program, expectation, real, 'the output is another one')];
}

function mismatch(program: Program, expectation: Expectation, real: string, what: string): Failure {
  return {
    programId: program.id,
    file: program.page,
    line: expectation.line,
    column: expectation.indent + 1,
    message: `${what} (npm run samples -- ${program.page} --update writes it)`,
    details: diffLines(normalise(expectation.text), normalise(real)),
    update: {expectation, text: real},
  };
}

function refusalFailure(program: Program, outcome: Outcome, refusal: Refusal): Failure {
  const target = refusal.platform === 'sim' ? '' : ` for ${refusal.platform}`;
  const what = {
    compile: `the program does not compile${target}`,
    preflight: refusal.unsupported
      ? `the target ${refusal.platform} does not support it`
      : `preflight fails${target}`,
    test: 'a test fails',
  }[refusal.stage];
  const place = refusal.places[0];
  const logs = refusal.stage === 'test' ? outputOf(outcome) : '';
  return {
    ...failure(program, `${what}: ${place?.message ?? refusal.text.split('\n')[0] ?? ''}`, place),
    details: logs ? `${refusal.text}\nlog:\n${logs}` : refusal.text,
  };
}

function failure(
  program: Program,
  message: string,
  place?: {file: string; line: number; column: number},
): Failure {
  const file = place && program.files.find(({path}) => path === place.file);
  const line = file?.sourceLines[place!.line - 1];
  if (!file || line === undefined) {
    return {programId: program.id, file: program.page, line: program.line, column: 1, message};
  }
  return {
    programId: program.id,
    file: file.source,
    line,
    column: place.column + file.indent,
    source: file.text.split('\n')[place.line - 1] ?? '',
    message,
  };
}
