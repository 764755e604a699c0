/** Compares what the engine said of a program with what the checker knows. */
import {join} from 'node:path';
import {COMPILER_CRASH} from '../../../../src/wing/checker/outcome';
import {WORK_FOLDER} from '../../../../src/wing/checker/folders';
import {toRequest} from '../../../../src/samples/runChecks';
import {writeProgram} from '../../../../src/wing/checker/writeProgram';
import {answerOfChecker, answerOfEngine, compareAnswers, type Messages, refusalIn} from './behaviour';
import type {Asked} from './runPrograms';
import {printDiagnostics} from './printDiagnostics';
import type {Judged} from './problems';

/** @param root folder of the site */
export async function judge(asked: Asked, root: string): Promise<Judged> {
  const {program, outcome, compiled, events} = asked;
  const actual = answerOfEngine(await printMessages(asked, root), events);
  return {
    id: program.id,
    place: `${program.page}:${program.line}`,
    differences: compareAnswers(answerOfChecker(outcome), actual),
    refused: refusalIn(events) ?? compiled.refused[0],
  };
}

async function printMessages({program, compiled}: Asked, root: string): Promise<Messages> {
  const {diagnostics, hasPanicked} = compiled;
  const errors = diagnostics.filter(({severity}) => severity === 'error');
  const warnings = diagnostics.filter(({severity}) => severity === 'warning');
  if (diagnostics.length === 0) return {errors: hasPanicked ? COMPILER_CRASH : '', warnings: ''};
  const folder = join(root, WORK_FOLDER, 'playground');
  writeProgram(toRequest(program, root), folder);
  return {
    errors: errors.length === 0 && hasPanicked ? COMPILER_CRASH : await printDiagnostics(errors, folder),
    warnings: await printDiagnostics(warnings, folder),
  };
}
