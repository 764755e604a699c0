/** What the page of `enginePage.ts` does: it compiles programs, and runs them in the sandbox, as pages of the site do. */
import {fetchEngine} from '../../client/engineFiles';
import {readReport} from '../../client/readReport';
import type {RunEvent} from '../../client/run';
import {openSandbox} from '../../client/sandbox';
import {unpackFiles} from '../../engine/compiler/archive';
import {compile, type CompilerAssets} from '../../engine/compiler/compile';
import type {RawDiagnostic} from '../../engine/compiler/wingc';
import type {Refused} from '../../engine/refusal';
import {missingPackages} from '../../engine/run/compileErrors';
import type {Program} from '../../sandbox/messages';

export interface PageProgram extends Program {
  /** Milliseconds after which the run is ended. */
  readonly limit: number;
}

export interface Compiled {
  readonly diagnostics: readonly RawDiagnostic[];
  readonly hasPanicked: boolean;
  /** Packages that it brings and the playground does not have. */
  readonly refused: readonly Refused[];
}

export interface PageEngine {
  /** @param directory address of the engine's files, with a slash at the end */
  load(directory: string): Promise<void>;
  compile(program: Pick<Program, 'files' | 'entry'>): Compiled;
  /** Ends when the tests are over; in the mode `live`, when preflight is. */
  run(program: PageProgram): Promise<readonly RunEvent[]>;
}

/** Large, and of no use in a comparison. */
const LEFT_OUT: readonly string[] = ['output', 'tree', 'heartbeat'];

let directory: string;
let assets: CompilerAssets;

const page: PageEngine = {
  async load(address) {
    directory = address;
    const {compiler, data} = await fetchEngine(directory);
    const files = unpackFiles(new Uint8Array(data));
    assets = {module: await WebAssembly.compile(compiler), data: files};
  },
  compile(program) {
    const compilation = compile({...assets, ...program});
    const {diagnostics, panic} = compilation;
    return {diagnostics, hasPanicked: panic !== undefined, refused: missingPackages(compilation)};
  },
  async run({limit, ...program}) {
    const sandbox = await openSandbox({directory, network: program.network});
    const port = await sandbox.run(program);
    return new Promise((resolve) => {
      const events: RunEvent[] = [];
      const end = (...last: RunEvent[]) => {
        clearTimeout(timer);
        port.postMessage({kind: 'stop'});
        port.close();
        resolve([...events, ...last]);
      };
      const timer = setTimeout(() => end({kind: 'ended', by: 'watchdog'}), limit);
      port.onmessage = ({data}: MessageEvent<unknown>) => {
        const report = readReport(data);
        if (!report || LEFT_OUT.includes(report.kind)) return;
        if (report.kind === 'broken') return end(toFailure(report.message));
        if (report.kind === 'flood') return end(toFailure('too many messages'));
        if (report.kind === 'stage' && report.stage === 'running') return end(report);
        if (report.kind === 'ended') return end(report);
        events.push(report as RunEvent);
      };
    });
  },
};

function toFailure(message: string): RunEvent {
  return {kind: 'failed', stage: 'loading', error: {message, frames: []}};
}

Object.assign(globalThis, {engine: page});
