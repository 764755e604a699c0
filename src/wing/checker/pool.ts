import {type ChildProcess, fork} from 'node:child_process';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {CheckRequest, ProgramOutcome} from './outcome';
import {bundleWorker} from './workerBundle';
import type {CheckWorkerMessage} from './worker';

export interface PoolOptions {
  /** Folder for the programs' files; it must stand below the `node_modules` that programs bring packages from. */
  readonly workDir: string;
  /** Processes at the same time. @default one more than the machine has processors, at most 4 */
  readonly workers?: number;
  /** Milliseconds without a sign of life after which a program is given up. @default 60 000 */
  readonly timeLimit?: number;
  /** Whether processes wait for the next call, which then need not start its own. @default false */
  readonly keep?: boolean;
  readonly onOutcome: (request: CheckRequest, outcome: ProgramOutcome) => void;
}

const DEFAULT_TIME_LIMIT = 60_000;
const MOST_WORKERS = 4;
/** A process keeps something of each program that it has loaded: it is replaced before that matters. */
const PROGRAMS_PER_WORKER = 1000;

/** Checks programs in processes of their own, so that one that hangs or exits takes no other with it. */
export async function checkAll(requests: readonly CheckRequest[], options: PoolOptions): Promise<void> {
  // Long ones first, so that none is left alone at the end.
  const queue = [...requests].sort((one, other) => stepsOf(other) - stepsOf(one));
  // A process waits for those that run the tests' functions: another one goes on meanwhile.
  const most = options.workers ?? Math.min(availableParallelism() + 1, MOST_WORKERS);
  const count = Math.min(most, queue.length);
  await Promise.all(Array.from({length: count}, (_, index) => runWorker(index, queue, options)));
}

/** What a program is compiled for, as a measure of its time; TypeScript takes as long as several targets. */
function stepsOf({language, platforms}: CheckRequest): number {
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

/** Processes that wait for the next call. They do not keep this one from ending, and end with it. */
const waiting: Worker[] = [];

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
  if (worker && options.keep) letWait(worker);
  else worker?.child.kill('SIGKILL');
}

function startWorker(): Worker {
  for (let worker = waiting.pop(); worker; worker = waiting.pop()) {
    if (!isUsable(worker)) continue;
    worker.child.ref();
    worker.child.channel?.ref();
    return worker;
  }
  // Without this process's own arguments, such as a hook that reads TypeScript.
  return {child: fork(bundleWorker(), {stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: []}), done: 0};
}

function letWait(worker: Worker): void {
  worker.child.unref();
  worker.child.channel?.unref();
  waiting.push(worker);
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
    // The process may have to load the toolchain first, which is none of the program's time.
    let timer = setTimeout(onLimit, limit);
    function finish(outcome: ProgramOutcome): void {
      clearTimeout(timer);
      child.off('message', onMessage);
      child.off('exit', onExit);
      resolve(outcome);
    }
    function onLimit(): void {
      child.kill('SIGKILL');
      finish(givenUp(`nothing has happened for ${limit / 1000} s, at: ${step}`));
    }
    function onExit(code: number | null): void {
      finish(givenUp(`the process ended with status ${code}, at: ${step}`));
    }
    function onMessage(message: CheckWorkerMessage): void {
      clearTimeout(timer);
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
    child.send({request, workDir});
  });
}

/** An outcome of a program that has none. It is not cached, as the next run may have one. */
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
