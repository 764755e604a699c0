/** What the playground's engine says about a program, in the form in which it is compared. */
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import type {ProgramToRun} from '../../../../src/playground/messages/sandboxMessages';
import {unpackFiles} from '../../../../src/playground/engine/compiler/archive';
import {compile} from '../../../../src/playground/engine/compiler/compile';
import {missingPackages} from '../../../../src/playground/engine/run/compileErrors';
import type {Verdict} from './comparison';
import {type CorpusProgram, readFolder} from './corpusPrograms';
import type {RunnerEngine} from '../engine/nodeRunner';

export type RunEvents = (program: ProgramToRun) => Promise<readonly RunEvent[]>;

/** @param run runs the program to its end */
export async function askEngine(
  program: CorpusProgram,
  engine: RunnerEngine,
  run: RunEvents,
): Promise<Verdict> {
  const files = readFolder(program.folder);
  const {entry} = program;
  const data = unpackFiles(new Uint8Array(engine.data));
  const compilation = compile({module: engine.module, data, files, entry});
  const {diagnostics, isDone} = compilation;
  if (!isDone) return {diagnostics, tests: {}, isRefused: missingPackages(compilation).length > 0};
  const events = await run({files, entry, mode: 'test', network: false});
  return {diagnostics, ...summarise(events)};
}

/** The results of the tests, and why there may be none. */
export function summarise(events: readonly RunEvent[]): Pick<Verdict, 'tests' | 'note'> {
  const tests: Record<string, boolean> = {};
  const notes: string[] = [];
  for (const event of events) {
    if (event.kind === 'test') tests[event.path] = event.pass;
    if (event.kind === 'test' && event.error) notes.push(firstLine(event.error.message));
    if (event.kind === 'failed') notes.push(`${event.stage}: ${firstLine(event.error.message)}`);
    if (event.kind === 'unsupported') notes.push(`refused ${event.feature}`);
    if (event.kind === 'ended' && event.by !== 'itself') notes.push(`ended by ${event.by}`);
  }
  return {tests, note: notes.join('; ') || undefined};
}

function firstLine(text: string): string {
  return text.split('\n')[0]!;
}
