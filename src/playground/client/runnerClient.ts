import {createLineLimit} from '../sandbox/lineLimit';
import type {ProgramToRun, RunCommand} from '../messages/sandboxMessages';
import {createQuestions} from './questions';
import {readRunMessage} from './readRunMessage';
import type {Run, RunOptions} from './run';
import type {HttpResponse, RunEvent, Stage} from '../messages/runEvents';
import {openSandbox, type Sandbox} from './sandbox';
import {isCount, isText, recordOf, shapeOf} from './shape';
import {startWatchdog, type Watchdog} from './watchdog';

/** A compilation or a test that takes longer without a pause is hardly one that ends. */
export const WATCHDOG_MILLISECONDS = 10_000;

type Ending = Extract<RunEvent, {kind: 'ended'}>['by'];

/** How browsers tell of an error for lack of memory. */
const NO_MEMORY = /out of memory|allocation failed|heap limit/i;

const isHttpAnswer = shapeOf({status: isCount, headers: recordOf(isText), body: isText});

/**
 * Runs a program in a worker of its own, inside a sandboxed document. It ends by itself, by `stop`, when the page is left,
 * when its thread is busy for too long, or when it needs more memory than there is.
 */
export function startRun(options: RunOptions, open: typeof openSandbox = openSandbox): Run {
  const {directory, files, entry, mode, network, onEvent} = options;
  const {watchdogMilliseconds = WATCHDOG_MILLISECONDS} = options;
  const limit = createLineLimit();
  const questions = createQuestions((question) => send(question));
  let settle!: () => void;
  const done = new Promise<void>((resolve) => (settle = resolve));
  let sandbox: Sandbox | undefined;
  let port: MessagePort | undefined;
  let watchdog: Watchdog | undefined;
  let stage: Stage = 'loading';
  let isOver = false;

  const send = (message: RunCommand) => {
    if (!port) throw new Error('The program does not run yet.');
    port.postMessage(message);
  };
  const tell = (event: RunEvent) => {
    if (isOver) return;
    if (event.kind === 'stage') stage = event.stage;
    onEvent(event);
  };
  const end = (by: Ending) => {
    if (isOver) return;
    isOver = true;
    watchdog?.end();
    window.removeEventListener('pagehide', stop);
    questions.end();
    if (port) send({kind: 'stop'});
    port?.close();
    onEvent({kind: 'ended', by});
    settle();
    if (sandbox) tidyUp(sandbox).catch(sandbox.dispose);
  };
  const stop = () => end('stop');
  const fail = (message: string, by: Ending = 'itself') => {
    tell({kind: 'failed', stage, error: {message, frames: []}});
    end(by);
  };
  const endSilent = async ({isAlive, dispose}: Sandbox) => {
    if (await isAlive()) return end('watchdog');
    dispose();
    end('memory');
  };
  /** Lines that were left out: the guard has told of some, and the others were more than it should have let through. */
  let dropped = 0;
  const tellLines = (event: Extract<RunEvent, {kind: 'log' | 'preflight'}>) => {
    const before = limit.dropped;
    const text = limit.take(event.text);
    if (text !== undefined) tell({...event, text});
    if (limit.dropped > before) tell({kind: 'dropped', lines: dropped + limit.dropped});
  };
  const receive = ({data}: MessageEvent<unknown>) => {
    const report = readRunMessage(data);
    if (!report) return;
    switch (report.kind) {
      case 'heartbeat':
        return watchdog?.beat();
      case 'answer':
        return questions.settle(report);
      case 'log':
      case 'preflight':
        return tellLines(report);
      case 'dropped':
        dropped = report.lines;
        return tell({kind: 'dropped', lines: dropped + limit.dropped});
      case 'ended':
        return end('itself');
      case 'flood':
        return fail('The program sends more messages than a page can take.', 'watchdog');
      case 'broken':
        if (NO_MEMORY.test(report.message)) return end('memory');
        return fail(`The run has stopped: ${report.message}`);
      default:
        return tell(report);
    }
  };
  const begin = async (program: ProgramToRun) => {
    tell({kind: 'stage', stage});
    const opened = await open({directory, network});
    if (isOver) return;
    port = await opened.run(program);
    if (isOver) {
      send({kind: 'stop'});
      return tidyUp(opened);
    }
    sandbox = opened;
    watchdog = startWatchdog(watchdogMilliseconds, () => void endSilent(opened));
    port.onmessage = receive;
  };
  window.addEventListener('pagehide', stop);
  // The caller has the run before it is told of anything.
  void Promise.resolve()
    .then(() => begin({files, entry, mode, network}))
    .catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));

  return {
    stop,
    done,
    call: (path, method, args) => questions.ask((id) => ({kind: 'call', id, path, method, args})),
    async request(url, init) {
      const answer = await questions.ask((id) => ({kind: 'request', id, url, init}));
      if (!isHttpAnswer(answer)) throw new Error('The program has not answered with a response.');
      return answer as HttpResponse;
    },
  };
}

/** Loads what runs need, and makes the worker of the next one, ahead of it. Errors come with the run. */
export function prepareRun(directory: string): void {
  openSandbox({directory, network: false}).catch(() => undefined);
}

/** After a run: its document is given up if it does not answer, and prepares the next run if it does. */
async function tidyUp({isAlive, dispose, prepare}: Sandbox): Promise<void> {
  if (await isAlive()) prepare();
  else dispose();
}
