import type {PageProblem, PageProgram} from './pageProgram';

/** Fences of output that contradict each other or the fence of their program. */
export function expectationProblems({
  fence,
  expected,
  line,
}: Pick<PageProgram, 'fence' | 'expected' | 'line'>): Pick<PageProblem, 'line' | 'message'>[] {
  const problems = expected
    .filter((one, index) => expected.findIndex((other) => other.kind === one.kind) !== index)
    .map((one) => ({
      line: one.line,
      message: `the program on line ${line} has a second "${one.kind}" fence`,
    }));
  const error = expected.find((one) => one.kind === 'error');
  if (error && !fence.fails && !fence.exercise)
    problems.push({line: error.line, message: 'a "text error" fence needs "fails" on its program'});
  if (fence.fails && !error && !fence.nocheck) {
    problems.push({
      line,
      message: 'a program that fails needs a "text error" fence right after it, with the message',
    });
  }
  if (fence.exercise && expected[0])
    problems.push({line: expected[0].line, message: 'an exercise has no output: it is for the solution'});
  const output = expected.find((one) => one.kind !== 'error');
  if (output && fence.nocheck)
    problems.push({line: output.line, message: 'the output of a program that is not checked'});
  return problems;
}
