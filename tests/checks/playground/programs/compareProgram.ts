import {join} from 'node:path';
import {COMPILER_CRASH} from '../../../../src/wing/checker/outcome';
import {WORK_FOLDER} from '../../../../src/wing/checker/folders';
import {toRequest} from '../../../../src/samples/runChecks';
import {writeProgram} from '../../../../src/wing/checker/writeProgram';
import {
  actualBehaviour,
  compareBehaviour,
  type CompilerMessages,
  expectedBehaviour,
  unsupportedFeatureIn,
} from './behaviour';
import {printDiagnostics} from './printDiagnostics';
import type {ComparedProgram} from './problems';
import type {PlaygroundRun} from './runPrograms';

/** Compares a run in the playground with the outcome of the checker. @param root folder of the site */
export async function compareProgram(run: PlaygroundRun, root: string): Promise<ComparedProgram> {
  const {program, outcome, compilation, events} = run;
  const actual = actualBehaviour(await printMessages(run, root), events);
  return {
    id: program.id,
    location: `${program.page}:${program.line}`,
    differences: compareBehaviour(expectedBehaviour(outcome), actual),
    unsupported: unsupportedFeatureIn(events) ?? compilation.unsupported[0],
  };
}

async function printMessages({program, compilation}: PlaygroundRun, root: string): Promise<CompilerMessages> {
  const {diagnostics, hasPanicked} = compilation;
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
