/** One run of a program from its text to its last test, or to an application that stays up. */
import type {ProgramFiles, RunnerEvent, RunMode, Stage} from '../../messages/runEvents';
import {compile, type CompileOptions, type Compilation} from '../compiler/compile';
import {describeError} from '../node/errorStack';
import type {Machine} from '../node/machine';
import {findUnsupportedFeature} from '../../messages/unsupportedFeature';
import {compileError, missingPackages} from './compileErrors';
import {showPlaces, toRunError} from './stackFrames';
import {type LiveApplication, startLive} from './liveApplication';
import {runMachinePreflight} from './machinePreflight';
import {createSimulation, type Simulation, type Trace} from './simulation';
import {runSimulatorTests, type SimulatorTestResult} from '../../../wing/run/simulatorTests';

export interface ProgramRun extends CompileOptions {
  readonly files: ProgramFiles;
  readonly mode: RunMode;
  readonly machine: Machine;
  readonly emit: (event: RunnerEvent) => void;
}

/**
 * Tells of all that happens; what goes wrong is told as well, and nothing is thrown.
 *
 * @returns the application, when it stays up
 */
export async function runProgram(run: ProgramRun): Promise<LiveApplication | undefined> {
  const {machine, mode, emit} = run;
  let stage: Stage = 'compiling';
  const enter = (next: Stage) => {
    stage = next;
    emit({kind: 'stage', stage});
  };
  try {
    enter('compiling');
    const compilation = compile(run);
    if (!compilation.isDone) {
      tellOfFailure(compilation, run);
      return undefined;
    }
    emit({kind: 'output', javascript: emittedScripts(compilation)});
    enter('preflight');
    const onOutput = (text: string) => emit({kind: 'preflight', text});
    emit({kind: 'tree', ...runMachinePreflight(machine, compilation, {isTest: mode === 'test', onOutput})});
    return await simulate(run, compilation, enter);
  } catch (error) {
    const unsupported = findUnsupportedFeature(error);
    if (unsupported) emit({kind: 'unsupported', ...unsupported});
    else emit({kind: 'failed', stage, error: toRunError(error, (path) => machine.readText(path))});
    return undefined;
  }
}

function tellOfFailure(compilation: Compilation, {files, emit}: ProgramRun): void {
  for (const unsupported of missingPackages(compilation)) emit({kind: 'unsupported', ...unsupported});
  emit({kind: 'failed', stage: 'compiling', error: compileError(compilation, files)});
}

function emittedScripts({emitted}: Compilation): Record<string, string> {
  return Object.fromEntries(Object.entries(emitted).filter(([path]) => path.endsWith('.cjs')));
}

async function simulate(
  {machine, mode, emit}: ProgramRun,
  compilation: Compilation,
  enter: (stage: Stage) => void,
): Promise<LiveApplication | undefined> {
  let test: string | undefined;
  const log = (level: string, text: string, source?: string) => {
    const shown = showPlaces(text, readText);
    // The simulator tells of a stack line by line, and some lines say nothing here.
    if (shown !== '' || text === '') emit({kind: 'log', test, ...(source && {source}), level, text: shown});
  };
  const readText = (path: string) => machine.readText(path);
  const simulation = createSimulation(machine, compilation, {
    onTrace(trace) {
      const {level, sourcePath} = trace;
      if (level !== 'verbose') log(level, textOf(trace), sourcePath);
      else if (mode === 'live' && hasFailed(trace)) log('error', textOf(trace), sourcePath);
    },
    onOutput: (text, level) => log(level, text.trimEnd()),
  });
  if (mode === 'live') return keepUp(simulation, machine, {emit, enter});
  enter('testing');
  try {
    await runSimulatorTests(simulation.simulator, {
      onStart(path) {
        test = path;
        emit({kind: 'test-start', path});
      },
      onResult: (result) => tellOfTest(result, machine, emit),
    });
  } finally {
    simulation.close();
  }
  enter('done');
  return undefined;
}

async function keepUp(
  simulation: Simulation,
  machine: Machine,
  {emit, enter}: {readonly emit: ProgramRun['emit']; readonly enter: (stage: Stage) => void},
): Promise<LiveApplication> {
  enter('running');
  const application = await startLive(simulation, machine.fetch);
  emit({kind: 'resources', resources: application.resources});
  return application;
}

/** What the command line prints, which leaves out what is verbose. */
function textOf({level, data: {message, status, error}}: Trace): string {
  const isError = level === 'error' || status === 'failure';
  return isError && error !== undefined ? describeError(error) : String(message);
}

/** Whether a function has thrown. A test tells of that itself; of other functions, nobody says where it was. */
function hasFailed({sourceType, data}: Trace): boolean {
  return sourceType === '@winglang/sdk.cloud.Function' && data.status === 'failure';
}

function tellOfTest(result: SimulatorTestResult, machine: Machine, emit: ProgramRun['emit']): void {
  const {path, pass, milliseconds} = result;
  const unsupported = findUnsupportedFeature(result.error ?? '');
  if (unsupported) emit({kind: 'unsupported', ...unsupported});
  const error =
    result.error === undefined ? undefined : toRunError(result.error, (file) => machine.readText(file));
  emit({kind: 'test', path, pass, error, milliseconds});
}
