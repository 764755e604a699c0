import {type ChildProcess, fork} from 'node:child_process';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {CheckRequest, ProgramOutcome} from './outcome';
import {bundleWorker} from './workerBundle';
import type {CheckWorkerMessage} from './worker';

export interface PoolOptions {
  /** Folder for the programs' files. Programs bring packages from a `node_modules` beside it or above it. */
  readonly workDir: string;
  /** Processes at the same time. @default one more than the machine has processors, at most 4 */
  readonly workers?: number;
  /** Milliseconds without progress after which a program is given up. @default 120 000 */
  readonly timeLimit?: number;
  /** Whether to keep the processes for the next call. @default false */
  readonly keep?: boolean;
  readonly onOutcome: (request: CheckRequest, outcome: ProgramOutcome) => void;
}

const DEFAULT_TIME_LIMIT = 120_000;
const MAX_WORKERS = 4;
/** Each program leaves something in the memory of a process, which is replaced before that matters. */
const PROGRAMS_PER_WORKER = 1000;

/** Checks programs in other processes, so that one that hangs or exits does not end the check of the others. */
export async function checkAll(requests: readonly CheckRequest[], options: PoolOptions): Promise<void> {
  // Long ones first, so that no process is left with one at the end.
  const queue = [...requests].sort((one, other) => estimateSteps(other) - estimateSteps(one));
  // A process waits while others run the functions of its tests, so one more than there are processors keeps them busy.
  const most = options.workers ?? Math.min(availableParallelism() + 1, MAX_WORKERS);
  const count = Math.min(most, queue.length);
  await Promise.all(Array.from({length: count}, (_, index) => runWorker(index, queue, options)));
}

/** An estimate of the time that a check takes. TypeScript takes as long as several targets. */
function estimateSteps({language, platforms}: CheckRequest): number {
  return platforms.length + (language === 'ts' ? 5 : 0);
}

/** The next program for a process. Only the first takes TypeScript, which takes seconds to load in each that does. */
function take(index: number, queue: CheckRequest[]): CheckRequest | undefined {
  const place = index === 0 ? 0 : queue.findIndex(({language}) => language !== 'ts');
  return place < 0 ? undefined : queue.splice(place, 1)[0];
}

interface Worker {
  readonly child: ChildProcess;
  /** Programs that it has checked. */
  done: number;
}

/** Processes for the next call. They do not keep this process from ending, and end with it. */
const idle: Worker[] = [];

async function runWorker(index: number, queue: CheckRequest[], options: PoolOptions): Promise<void> {
  let worker: Worker | undefined;
  for (let request = take(index, queue); request; request = take(index, queue)) {
    worker ??= startWorker();
    const outcome = await checkIn(worker.child, request, path.join(options.workDir, `w${index}`), options);
    if (!isUsable(worker) || ++worker.done === PROGRAMS_PER_WORKER) {
      worker.child.kill('SIGKILL');
      worker = undefined;
    }
    options.onOutcome(request, outcome);
  }
  if (worker && options.keep) park(worker);
  else worker?.child.kill('SIGKILL');
}

function startWorker(): Worker {
  for (let worker = idle.pop(); worker; worker = idle.pop()) {
    if (!isUsable(worker)) continue;
    worker.child.ref();
    worker.child.channel?.ref();
    return worker;
  }
  // Without the arguments of this process, such as a hook that reads TypeScript.
  return {child: fork(bundleWorker(), {stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: []}), done: 0};
}

function park(worker: Worker): void {
  worker.child.unref();
  worker.child.channel?.unref();
  idle.push(worker);
}

function isUsable({child}: Worker): boolean {
  return child.connected && child.exitCode === null && !child.killed;
}

function checkIn(
  child: ChildProcess,
  request: CheckRequest,
  workDir: string,
  options: PoolOptions,
): Promise<ProgramOutcome> {
  let limit = DEFAULT_TIME_LIMIT;
  return new Promise((resolve) => {
    let step = 'start';
    // The process may have to load the toolchain first, which does not count as the program's time.
    let timer = setTimeout(onLimit, limit);
    let lastLook: NodeJS.Immediate | undefined;
    function finish(outcome: ProgramOutcome): void {
      clearTimeout(timer);
      clearImmediate(lastLook);
      child.off('message', onMessage);
      child.off('exit', onExit);
      child.off('error', onError);
      resolve(outcome);
    }
    function onLimit(): void {
      // While this process was busy, as when it transforms pages, messages may have come that it reads only now.
      lastLook = setImmediate(giveUp);
    }
    function giveUp(): void {
      child.kill('SIGKILL');
      finish(givenUp(`nothing has happened for ${limit / 1000} s, at: ${step}`));
    }
    function onExit(code: number | null): void {
      finish(givenUp(`the process ended with status ${code}, at: ${step}`));
    }
    /** The process may end between two programs, before this one has heard of it. */
    function onError({message}: Error): void {
      finish(givenUp(`the process cannot be reached: ${message}`));
    }
    function onMessage(message: CheckWorkerMessage): void {
      clearTimeout(timer);
      clearImmediate(lastLook);
      if (message.kind === 'outcome') finish(message.outcome);
      else if (message.kind === 'crash')
        finish(givenUp(`the checker failed, at: ${step}\n${message.message}`));
      else {
        step = message.step;
        limit = options.timeLimit ?? DEFAULT_TIME_LIMIT;
        timer = setTimeout(onLimit, limit);
      }
    }
    child.on('message', onMessage);
    child.on('exit', onExit);
    child.on('error', onError);
    child.send({request, workDir});
  });
}

/** The outcome of a check that failed itself. It is not cached, as the next check may succeed. */
function givenUp(text: string): ProgramOutcome {
  return {
    failure: {stage: 'test', platform: 'sim', text, locations: []},
    givenUp: true,
    warnings: [],
    preflightOutput: '',
    tests: [],
    report: '',
    duration: 0,
  };
}
