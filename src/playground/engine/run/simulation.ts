/** The SDK's simulator over an application that preflight has written. */
import type {Compilation} from '../compiler/compile';
import {PROJECT_FOLDER} from '../projectFolder';
import {SDK_FOLDER} from '../compiler/instance';
import {asErrorText} from '../../../wing/run/errorText';
import {describeError} from '../node/errorStack';
import type {Machine} from '../node/machine';
import {Realm} from '../node/realm';
import {PROGRAM_ENVIRONMENT} from './programEnvironment';

/** A trace of a resource: a log of a function, or an event of the simulator. */
export interface Trace {
  readonly type: string;
  readonly level: string;
  readonly sourcePath: string;
  readonly sourceType: string;
  readonly data: {
    readonly message: unknown;
    readonly status?: string;
    readonly error?: unknown;
    /** Of an operation, as JSON. */
    readonly result?: string;
  };
}

/** The text that the command line prints for a trace. */
export function textOf({level, data: {message, status, error}}: Trace): string {
  const isError = level === 'error' || status === 'failure';
  const text = isError && error !== undefined ? describeError(error) : String(message);
  return level === 'error' ? asErrorText(text) : text;
}

/** The methods of a resource; the simulator calls them. */
export type ResourceClient = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

/** A resource in the simulator: the properties that it was created with, and its attributes while it runs. */
export interface ResourceConfig {
  readonly type: string;
  readonly props: Record<string, unknown>;
  readonly attrs: Record<string, unknown>;
}

/** The part of the SDK's class that is used. */
export interface Simulator {
  start(): Promise<void>;
  stop(): Promise<void>;
  resetState(): Promise<void>;
  tree(): {
    listTests(): string[];
    rawDataForNode(path: string): {readonly constructInfo?: {readonly fqn: string}} | undefined;
  };
  listResources(): string[];
  /** @throws Error when there is no such resource */
  getResource(path: string): ResourceClient;
  tryGetResourceConfig(path: string): ResourceConfig | undefined;
  onTrace(subscriber: {callback(trace: Trace): void}): void;
}

interface SimulationOptions {
  readonly onTrace: (trace: Trace) => void;
  /** Called with what the simulator itself prints, such as an error that nothing has caught. */
  readonly onOutput: (text: string, level: 'info' | 'error') => void;
}

export interface Simulation {
  readonly simulator: Simulator;
  /** Ends everything that still runs on the machine. */
  close(): void;
}

/** The simulator's own module: the SDK's main module would take twice as long to load. */
const SIMULATOR_MODULE = `${SDK_FOLDER}/lib/simulator/index.js`;

interface SimulatorModule {
  readonly Simulator: new (options: {readonly simfile: string}) => Simulator;
}

export function createSimulation(
  machine: Machine,
  {outputFolder}: Compilation,
  {onTrace, onOutput}: SimulationOptions,
): Simulation {
  const realm = new Realm(machine, {
    cwd: PROJECT_FOLDER,
    env: {...PROGRAM_ENVIRONMENT},
    stdout: (text) => onOutput(text, 'info'),
    stderr: (text) => onOutput(text, 'error'),
  });
  const sdk = realm.load(SIMULATOR_MODULE) as SimulatorModule;
  const simulator = new sdk.Simulator({simfile: outputFolder});
  simulator.onTrace({callback: onTrace});
  return {
    simulator,
    close() {
      realm.dispose();
      machine.killAll();
    },
  };
}
