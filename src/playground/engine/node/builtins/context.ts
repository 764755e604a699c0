import type {ChildProcess, ForkOptions} from '../fork';
import type {Machine} from '../machine';
import type {Require} from '../moduleLoader';
import type {RealmProcess} from '../processObject';
import type {TimerFunctions} from '../timers';

/** The process that loads one of Node's modules, as far as the modules need it. */
export interface BuiltinContext {
  readonly machine: Machine;
  readonly process: RealmProcess;
  readonly timers: TimerFunctions;
  /** Starts another process on the machine. */
  readonly fork: (file: string, options?: ForkOptions) => ChildProcess;
  readonly createRequire: (file: string) => Require;
}
