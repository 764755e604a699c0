/** The result of the playground's engine for a program of the corpus. */
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import type {ProgramToRun} from '../../../../src/playground/messages/sandboxMessages';
import {unpackFiles} from '../../../../src/playground/engine/compiler/archive';
import {compile} from '../../../../src/playground/engine/compiler/compile';
import {missingPackages} from '../../../../src/playground/engine/run/compileErrors';
import type {Verdict} from './comparison';
import {type CorpusProgram, readFolder} from './corpusPrograms';
import type {RunnerEngine} from '../engine/nodeRunner';

export type RunProgram = (program: ProgramToRun) => Promise<readonly RunEvent[]>;

/** @param run runs the program to its end */
export async function runInEngine(
  program: CorpusProgram,
  engine: RunnerEngine,
  run: RunProgram,
): Promise<Verdict> {
  const files = readFolder(program.folder);
  const {entry} = program;
  const data = unpackFiles(new Uint8Array(engine.data));
  const compilation = compile({module: engine.module, data, files, entry});
  const {diagnostics, isDone} = compilation;
  if (!isDone) return {diagnostics, tests: {}, lacksPackage: missingPackages(compilation).length > 0};
  const events = await run({files, entry, mode: 'test', network: false});
  return {diagnostics, ...summarize(events)};
}

/** The results of the tests, or why there are none. */
function summarize(events: readonly RunEvent[]): Pick<Verdict, 'tests' | 'note'> {
  const tests: Record<string, boolean> = {};
  const notes: string[] = [];
  for (const event of events) {
    if (event.kind === 'test') tests[event.path] = event.pass;
    if (event.kind === 'test' && event.error) notes.push(firstLine(event.error.message));
    if (event.kind === 'failed') notes.push(`${event.stage}: ${firstLine(event.error.message)}`);
    if (event.kind === 'unsupported') notes.push(`${event.feature} is not supported`);
    if (event.kind === 'ended' && event.by !== 'itself') notes.push(`ended by ${event.by}`);
  }
  return {tests, note: notes.join('; ') || undefined};
}

function firstLine(text: string): string {
  return text.split('\n')[0]!;
}
