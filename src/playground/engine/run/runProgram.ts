/** One run of a program: from its text to its last test, or to an application that stays up. */
import {runSimulatorTests, type SimulatorTestResult} from '../../../wing/run/simulatorTests';
import type {CloudPlatform} from '../../../wing/language/platforms';
import type {ProgramFiles, RunMode, RunnerEvent, Stage} from '../../messages/runEvents';
import type {CloudSettings} from '../../messages/sandboxMessages';
import {
  findUnsupportedFeature,
  type UnsupportedFeature,
  UnsupportedFeatureError,
} from '../../messages/unsupportedFeature';
import {type Compilation, compile, type CompileOptions} from '../compiler/compile';
import type {Machine} from '../node/machine';
import {compileError, missingPackages} from './compileErrors';
import {type LiveApplication, startLive} from './liveApplication';
import {compileForCloud} from './clouds';
import type {PlaceOf} from './creationPlaces';
import {copyProject, runMachinePreflight} from './machinePreflight';
import {nextTask} from './nextTask';
import {pathOfHandle} from './runningResources';
import {createSimulation, type Simulation, textOf, type Trace} from './simulation';
import {showPlaces, toRunError} from './stackFrames';
import {createTestTraces, type TestTrace} from './testTrace';
import type {PreparedClouds} from './warmUpClouds';

interface ProgramRun extends CompileOptions {
  readonly files: ProgramFiles;
  readonly mode: RunMode;
  /** @default none */
  readonly clouds?: readonly CloudPlatform[];
  /** @default none */
  readonly cloudSettings?: CloudSettings;
  readonly machine: Machine;
  /** Processes on the machine that have loaded the SDK for a cloud. @default none */
  readonly processes?: PreparedClouds['processes'];
  readonly emit: (event: RunnerEvent) => void;
}

/**
 * Compiles a program, runs its preflight, and then its tests, or keeps its application up. Everything that happens is emitted
 * as an event, errors as well: nothing is thrown.
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
      reportCompileErrors(compilation, run);
      return undefined;
    }
    emit({kind: 'output', javascript: emittedScripts(compilation)});
    enter('preflight');
    if (mode === 'clouds') {
      await compileForClouds(run, compilation);
      enter('done');
      return undefined;
    }
    const onOutput = (text: string) => emit({kind: 'preflight', text});
    const options = {isTest: mode === 'test', onOutput};
    const {calls, placeOf, ...application} = runMachinePreflight(machine, compilation, options);
    emit({kind: 'tree', ...application});
    emit({kind: 'calls', calls});
    if (mode === 'live') return await startApplication(run, compilation, enter);
    await runTests(run, compilation, placeOf, enter);
    return undefined;
  } catch (error) {
    const unsupported = findUnsupportedFeature(error);
    if (unsupported) emit({kind: 'unsupported', ...unsupported});
    else emit({kind: 'failed', stage, error: toRunError(error, (path) => machine.readText(path))});
    return undefined;
  }
}

function reportCompileErrors(compilation: Compilation, {files, emit}: ProgramRun): void {
  for (const unsupported of missingPackages(compilation)) emit({kind: 'unsupported', ...unsupported});
  emit({kind: 'failed', stage: 'compiling', error: compileError(compilation, files)});
}

function emittedScripts({emitted}: Compilation): Record<string, string> {
  return Object.fromEntries(Object.entries(emitted).filter(([path]) => path.endsWith('.cjs')));
}

/** Each cloud for itself: what one does not support, another may. */
async function compileForClouds(
  {machine, clouds = [], cloudSettings: settings, processes, emit}: ProgramRun,
  compilation: Compilation,
): Promise<void> {
  copyProject(machine, compilation);
  let printed: UnsupportedFeature | undefined;
  const onOutput = (text: string) => {
    printed ??= findUnsupportedFeature(text);
    emit({kind: 'preflight', text});
  };
  for (const cloud of clouds) {
    // The page learns that the thread is not stuck.
    await nextTask();
    try {
      const options = {cloud, settings, onOutput, process: processes?.get(cloud)};
      emit({kind: 'cloud', cloud, ...compileForCloud(machine, compilation, options)});
    } catch (error) {
      // No cloud is to blame for what the playground does not have.
      if (findUnsupportedFeature(error)) throw error;
      // The SDK catches the error of a custom platform, prints it, and stumbles over what is missing then.
      if (printed) throw new UnsupportedFeatureError(printed.feature, printed.reason);
      const isUnsupported = error instanceof Error && error.constructor.name === 'NotImplementedError';
      const runError = toRunError(error, (path) => machine.readText(path));
      emit({kind: 'cloud-failed', cloud, error: runError, isUnsupported});
    }
  }
}

async function startApplication(
  run: ProgramRun,
  compilation: Compilation,
  enter: (stage: Stage) => void,
): Promise<LiveApplication> {
  const simulation = simulate(run, compilation);
  enter('running');
  const application = await startLive(simulation, run.machine.fetch);
  run.emit({kind: 'resources', resources: application.resources});
  return application;
}

async function runTests(
  run: ProgramRun,
  compilation: Compilation,
  placeOf: PlaceOf,
  enter: (stage: Stage) => void,
): Promise<void> {
  let test: string | undefined;
  const traces = createTestTraces({
    placeOf,
    readText: (path) => run.machine.readText(path),
    pathOf: (handle) => pathOfHandle(simulator, handle),
    now: () => performance.now(),
  });
  const {simulator, close} = simulate(run, compilation, {currentTest: () => test, onTrace: traces.add});
  enter('testing');
  try {
    await runSimulatorTests(simulator, {
      onStart(path) {
        test = path;
        traces.start(path);
        run.emit({kind: 'test-start', path});
      },
      onResult: (result) => reportTest(result, traces.end(), run),
    });
  } finally {
    close();
  }
  enter('done');
}

interface SimulateOptions {
  /** The path of the test that runs, to which logs belong. @default none */
  readonly currentTest?: () => string | undefined;
  /** Called with each trace. */
  readonly onTrace?: (trace: Trace) => void;
}

function simulate(
  {machine, mode, emit}: ProgramRun,
  compilation: Compilation,
  {currentTest, onTrace}: SimulateOptions = {},
): Simulation {
  const log = (level: string, text: string, source?: string) => {
    const shown = showPlaces(text, (path) => machine.readText(path));
    // The simulator logs a stack line by line, and lines of other files than the program's are left out.
    if (shown === '' && text !== '') return;
    emit({kind: 'log', test: currentTest?.(), ...(source && {source}), level, text: shown});
  };
  return createSimulation(machine, compilation, {
    onTrace(trace) {
      onTrace?.(trace);
      const {level, sourcePath} = trace;
      if (level !== 'verbose') log(level, textOf(trace), sourcePath);
      else if (mode === 'live' && hasFailed(trace)) log('error', textOf(trace), sourcePath);
    },
    onOutput: (text, level) => log(level, text.trimEnd()),
  });
}

/** Whether a function has thrown. The command line reports that in tests only, so a live run logs it with its place. */
function hasFailed({sourceType, data}: Trace): boolean {
  return sourceType === '@winglang/sdk.cloud.Function' && data.status === 'failure';
}

function reportTest(
  {path, pass, error, milliseconds}: SimulatorTestResult,
  trace: TestTrace,
  {machine, emit}: ProgramRun,
): void {
  const unsupported = findUnsupportedFeature(error ?? '');
  if (unsupported) emit({kind: 'unsupported', ...unsupported});
  const runError = error === undefined ? undefined : toRunError(error, (file) => machine.readText(file));
  emit({kind: 'test', path, pass, error: runError, milliseconds, ...trace});
}
