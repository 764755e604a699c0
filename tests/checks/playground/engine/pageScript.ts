/** The script of the page of `enginePage.ts`: compiles programs, and runs them in the sandbox, as pages of the site do. */
import {fetchEngine, hasExterns} from '../../../../src/playground/client/engineFiles';
import {readRunMessage} from '../../../../src/playground/messages/runMessages';
import type {RunEvent} from '../../../../src/playground/messages/runEvents';
import {createSandboxes} from '../../../../src/playground/client/sandboxes';
import {unpackFiles} from '../../../../src/playground/engine/compiler/archive';
import {compile, type CompilerAssets} from '../../../../src/playground/engine/compiler/compile';
import type {RawDiagnostic} from '../../../../src/wing/compiler/wingc';
import type {UnsupportedFeature} from '../../../../src/playground/messages/unsupportedFeature';
import type {EngineManifest} from '../../../../src/playground/engine/fileNames';
import {missingPackages} from '../../../../src/playground/engine/run/compileErrors';
import type {
  NextRequest,
  ProgramToRun,
  RunCommand,
} from '../../../../src/playground/messages/sandboxMessages';

interface LimitedProgram extends ProgramToRun {
  /** Milliseconds after which the run is ended. */
  readonly limit: number;
  /** Whether it gets its own worker, as on a page of the site. Starting one takes longer than most programs. */
  readonly isAlone: boolean;
}

export interface PageCompilation {
  readonly diagnostics: readonly RawDiagnostic[];
  readonly hasPanicked: boolean;
  /** Packages that it brings and the playground does not have. */
  readonly unsupported: readonly UnsupportedFeature[];
}

export interface PageEngine {
  load(): Promise<void>;
  compile(program: Pick<ProgramToRun, 'files' | 'entry'>): PageCompilation;
  /** Ends after the tests, or after preflight in the mode `live`. */
  run(program: LimitedProgram): Promise<readonly RunEvent[]>;
}

/** Events that are large, or of no use in a comparison. */
const OMITTED_EVENTS: readonly string[] = ['output', 'tree', 'heartbeat'];

declare const ENGINE: EngineManifest;

const directory = `/${ENGINE.directory}/`;
let assets: CompilerAssets;

/** A worker that runs programs one after the other. */
interface RunWorker {
  readonly port: MessagePort;
  /** How many programs it has been given. */
  programs: number;
}

const sandboxes = createSandboxes();
/** Workers that wait for a program; those for clouds have a script more. */
const idle: Readonly<Record<'clouds' | 'others', RunWorker[]>> = {clouds: [], others: []};
/** Each program leaves some memory behind: a worker is replaced before that or the limit of lines matters. */
const MAX_PROGRAMS_PER_WORKER = 50;

const page: PageEngine = {
  async load() {
    const {compiler, data} = await fetchEngine(directory);
    const files = unpackFiles(new Uint8Array(data));
    assets = {module: await WebAssembly.compile(compiler), data: files};
  },
  compile(program) {
    const compilation = compile({...assets, ...program});
    const {diagnostics, panic} = compilation;
    return {diagnostics, hasPanicked: panic !== undefined, unsupported: missingPackages(compilation)};
  },
  async run({limit, isAlone, ...program}) {
    const isShared = !isAlone && !program.network && !hasExterns(program.files);
    const worker = (isShared && giveToIdleWorker(program)) || (await startWorker(program));
    const {port} = worker;
    return new Promise((resolve) => {
      const events: RunEvent[] = [];
      const end = (last: RunEvent) => {
        clearTimeout(timer);
        port.onmessage = null;
        events.push(last);
        if (isShared && isUsable(worker, events)) idleFor(program).push(worker);
        else stopWorker(worker);
        resolve(events);
      };
      const timer = setTimeout(() => end({kind: 'ended', by: 'watchdog'}), limit);
      port.onmessage = ({data}: MessageEvent<unknown>) => {
        const report = readRunMessage(data);
        if (OMITTED_EVENTS.includes(report.kind)) return;
        if (report.kind === 'broken') return end(toFailure(report.message));
        if (report.kind === 'flood') return end(toFailure('too many messages'));
        if (report.kind === 'stage' && report.stage === 'running') return end(report);
        if (report.kind === 'ended') return end(report);
        events.push(report as RunEvent);
      };
    });
  },
};

async function startWorker(program: ProgramToRun): Promise<RunWorker> {
  const sandbox = await sandboxes.open({directory, network: program.network});
  return {port: await sandbox.run(program), programs: 1};
}

function idleFor({mode}: ProgramToRun): RunWorker[] {
  return mode === 'clouds' ? idle.clouds : idle.others;
}

function giveToIdleWorker(program: ProgramToRun): RunWorker | undefined {
  const worker = idleFor(program).pop();
  if (!worker) return undefined;
  worker.programs += 1;
  worker.port.postMessage({kind: 'next', ...program} satisfies NextRequest);
  return worker;
}

function stopWorker({port}: RunWorker): void {
  port.postMessage({kind: 'stop'} satisfies RunCommand);
  port.close();
}

/** After anything but tests or compiler errors, the state that a program has left behind is unknown. */
function isUsable({programs}: RunWorker, events: readonly RunEvent[]): boolean {
  const last = events.at(-1)!;
  return (
    programs < MAX_PROGRAMS_PER_WORKER &&
    last.kind === 'ended' &&
    last.by === 'itself' &&
    !events.some(
      (event) => event.kind === 'unsupported' || (event.kind === 'failed' && event.stage !== 'compiling'),
    )
  );
}

function toFailure(message: string): RunEvent {
  return {kind: 'failed', stage: 'loading', error: {message, frames: []}};
}

Object.assign(globalThis, {engine: page});
