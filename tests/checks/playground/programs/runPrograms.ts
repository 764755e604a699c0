/** Asks the engine about the programs of the site, some at a time. */
import {availableParallelism} from 'node:os';
import {mapLimit} from '../../../../src/lib/mapLimit';
import type {ProgramOutcome} from '../../../../src/wing/checker/outcome';
import type {PageProgram} from '../../../../src/samples/pageProgram';
import {isEntry} from '../../../../src/wing/language/entries';
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import type {EnginePage} from '../engine/enginePage';
import type {Compiled} from '../engine/pageScript';
import {toEngineProgram} from './programToRun';

/** A program with what the toolchain did with it. */
export interface SiteProgram {
  readonly program: PageProgram;
  readonly outcome: ProgramOutcome;
}

/** A program with what the engine said. */
export interface Asked extends SiteProgram {
  readonly compiled: Compiled;
  /** None where the program is not run. */
  readonly events: readonly RunEvent[];
  /** How long the run took. */
  readonly milliseconds: number;
}

export interface AskOptions {
  /** Folder of the site. */
  readonly root: string;
  readonly page: EnginePage;
  /** Whether each program has a worker of its own. @default false */
  readonly isAlone?: boolean;
  /** Told of each program, in the order in which they end. */
  onAnswer(asked: Asked): void;
}

/** One more than there are cores, as a program waits now and then; but pages of a browser have memory for some only. */
const AT_ONCE = Math.min(availableParallelism() + 1, 4);

export async function askAll(
  programs: readonly SiteProgram[],
  {root, page, isAlone = false, onAnswer}: AskOptions,
): Promise<void> {
  await mapLimit(programs, AT_ONCE, async (program) => onAnswer(await ask(program, {root, page, isAlone})));
}

async function ask(
  {program, outcome}: SiteProgram,
  {root, page, isAlone}: Omit<AskOptions, 'onAnswer'>,
): Promise<Asked> {
  const asked = toEngineProgram(program, root);
  const compiled = await page.compile(asked);
  const start = performance.now();
  const events = canRun(program, outcome) ? await page.run(asked, isAlone) : [];
  return {program, outcome, compiled, events, milliseconds: performance.now() - start};
}

/** A program that must not compile has said all when it was compiled, and so has a file that no program starts with. */
export function canRun({entry, fence}: PageProgram, {failure}: ProgramOutcome): boolean {
  return isEntry(entry) && !(fence.fails && failure?.stage === 'compile' && failure.platform === 'sim');
}
