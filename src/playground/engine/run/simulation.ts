/** The SDK's simulator over an application that preflight has written. */
import {type Compilation, PROJECT_FOLDER} from '../compiler/compile';
import {SDK_FOLDER} from '../compiler/instance';
import type {Machine} from '../node/machine';
import {Realm} from '../node/realm';
import {PROGRAM_ENVIRONMENT} from './programEnvironment';

/** What a resource tells while it works. */
export interface Trace {
  readonly type: string;
  readonly level: string;
  readonly sourcePath: string;
  readonly sourceType: string;
  readonly data: {
    readonly message: unknown;
    readonly status?: string;
    readonly error?: unknown;
  };
}

/** The methods of a resource, which are called through the simulator. */
export type ResourceClient = Readonly<Record<string, (...args: readonly unknown[]) => Promise<unknown>>>;

/** What the simulator knows of a resource: what it was made with, and what it has become when it runs. */
export interface ResourceConfig {
  readonly type: string;
  readonly props: Record<string, unknown>;
  readonly attrs: Record<string, unknown>;
}

/** The SDK's class, as far as it is used. */
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

export interface SimulationOptions {
  readonly onTrace: (trace: Trace) => void;
  /** Told of what the simulator itself prints, and of whether that is an error, such as one that nothing caught. */
  readonly onOutput: (text: string, level: 'info' | 'error') => void;
}

export interface Simulation {
  readonly simulator: Simulator;
  /** Ends all that still runs on the machine. */
  close(): void;
}

/** The part of the SDK with the simulator: with all the others, it would take twice as long to load. */
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
