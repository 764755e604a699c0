/**
 * What the page, the sandboxed document and the runner in its worker say to each other. The page greets the document with a
 * port; all else goes through that port, and through one port for each run.
 */
import type {CloudPlatform} from '../../wing/language/platforms';
import type {ProgramFiles, RunMode} from './runEvents';

/** The one message that the document takes from its window, and only of the page that it stands in. */
export const GREETING = 'wing-playground';

/** What the page tells the document. */
export type DocumentRequest =
  | LoadRequest
  /** Makes a worker for the next run ahead of it. */
  | {readonly kind: 'prepare'}
  /** Begins a run; its port comes with the message. */
  | {readonly kind: 'run'; readonly program: ProgramToRun; readonly scripts: readonly ArrayBuffer[]}
  /** Asks for a sign of life. */
  | {readonly kind: 'probe'};

/** What the document is given: the compiler and the files that it reads, and the scripts of each worker, in their order. */
export interface LoadRequest {
  readonly kind: 'load';
  readonly compiler: ArrayBuffer;
  readonly data: ArrayBuffer;
  readonly scripts: readonly ArrayBuffer[];
}

export interface ProgramToRun {
  readonly files: ProgramFiles;
  readonly entry: string;
  readonly mode: RunMode;
  /** The clouds that the mode `clouds` compiles for. @default none */
  readonly clouds?: readonly CloudPlatform[];
  /** How that mode compiles. @default as the command line does without options */
  readonly cloudSettings?: CloudSettings;
  /** Whether the reader has allowed the program to reach the network. */
  readonly network: boolean;
}

/** What `wing compile` is told besides the name of a cloud. */
export interface CloudSettings {
  /** Files of the program with custom platforms: each is one more `-t`, in this order. */
  readonly platforms: readonly string[];
  /** Each is `name=value`, as after `--value`. */
  readonly values: readonly string[];
  /** File of the program, as after `--values`. @default the one that the command line finds by its name */
  readonly valuesFile?: string;
}

/** What the document tells the page. */
export type DocumentEvent =
  | {readonly kind: 'greeted'}
  | {readonly kind: 'loaded'}
  | {readonly kind: 'unusable'; readonly message: string}
  | {readonly kind: 'alive'};

/** What the page tells about a run, through the run's port. */
export type RunCommand = {readonly kind: 'stop'} | NextRequest | LiveRequest;

/** What the runner is told: the start once, before the questions, and perhaps a while before to get ready for it. */
export type RunnerRequest = PrepareRequest | StartRequest | NextRequest | LiveRequest;

/** What a runner needs besides the scripts that each worker begins with. */
export interface RunnerAssets {
  readonly module: WebAssembly.Module;
  /** The files that the compiler reads, as `engine/compiler/archive.ts` packs them. */
  readonly data: ArrayBuffer;
  /** Scripts that only some programs need, and that the worker does not have yet. */
  readonly scripts: readonly ArrayBuffer[];
}

/** A program is going to come. */
export interface PrepareRequest extends RunnerAssets {
  readonly kind: 'prepare';
  /** The clouds that it is probably compiled for. */
  readonly clouds: readonly CloudPlatform[];
}

export interface StartRequest extends ProgramToRun, RunnerAssets {
  readonly kind: 'start';
}

/** Another program after one that has ended by itself. Readers' programs have a worker each; checks of many do not. */
export interface NextRequest extends ProgramToRun {
  readonly kind: 'next';
}

export type LiveRequest =
  | {
      readonly kind: 'call';
      readonly id: number;
      readonly path: string;
      readonly method: string;
      readonly args: readonly unknown[];
    }
  | {readonly kind: 'request'; readonly id: number; readonly url: string; readonly init: object};
