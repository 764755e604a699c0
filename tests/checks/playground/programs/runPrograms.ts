import {availableParallelism} from 'node:os';
import {mapLimit} from '../../../../src/lib/mapLimit';
import type {ProgramOutcome} from '../../../../src/wing/checker/outcome';
import type {PageProgram} from '../../../../src/samples/pageProgram';
import type {CheckedProgram} from '../../../../src/samples/runChecks';
import {isEntry} from '../../../../src/wing/language/entries';
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import type {EnginePage} from '../engine/enginePage';
import type {PageCompilation} from '../engine/pageScript';
import {toProgramToRun} from './programToRun';

/** A program of the site with what the toolchain did with it. */
export type ProgramWithOutcome = Required<CheckedProgram>;

/** What the playground did with a program. */
export interface PlaygroundRun extends ProgramWithOutcome {
  readonly compilation: PageCompilation;
  /** None where the program is only compiled. */
  readonly events: readonly RunEvent[];
  /** How long the run took. */
  readonly milliseconds: number;
}

interface RunProgramsOptions {
  /** Folder of the site. */
  readonly root: string;
  readonly page: EnginePage;
  /** Whether each program gets its own worker. */
  readonly isAlone: boolean;
}

/** One more than there are cores, because a program waits now and then; but the memory of a page is limited. */
const AT_ONCE = Math.min(availableParallelism() + 1, 4);

/** @param onRun called with each run, in the order in which they end */
export async function runPrograms(
  programs: readonly ProgramWithOutcome[],
  options: RunProgramsOptions,
  onRun: (run: PlaygroundRun) => void,
): Promise<void> {
  await mapLimit(programs, AT_ONCE, async (program) => onRun(await runProgram(program, options)));
}

async function runProgram(
  {program, outcome}: ProgramWithOutcome,
  {root, page, isAlone}: RunProgramsOptions,
): Promise<PlaygroundRun> {
  const toRun = toProgramToRun(program, root);
  const compilation = await page.compile(toRun);
  const start = performance.now();
  const events = isRun(program, outcome) ? await page.run(toRun, isAlone) : [];
  return {program, outcome, compilation, events, milliseconds: performance.now() - start};
}

/** Programs that must not compile are only compiled, and so are files that are not entry points. */
export function isRun({entry, fence}: PageProgram, {failure}: ProgramOutcome): boolean {
  return isEntry(entry) && !(fence.fails && failure?.stage === 'compile' && failure.platform === 'sim');
}
