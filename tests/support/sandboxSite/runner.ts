/** Stands in for the runner of the engine: `main.js` is the body of an asynchronous function that may use `log`. */
import type {RunnerMessage} from '../../../src/playground/messages/runMessages';
import type {RunnerRequest} from '../../../src/playground/messages/sandboxMessages';

const send = (message: RunnerMessage) => self.postMessage(message);
const log = (text: unknown) => send({kind: 'log', level: 'info', text: String(text)});

self.addEventListener('message', ({data}: MessageEvent<RunnerRequest>) => {
  if (data.kind === 'start') void start(data);
  else if (data.kind === 'call') send({kind: 'response', id: data.id, value: answerTo(data)});
  else if (data.kind === 'request')
    send({kind: 'response', id: data.id, value: {status: 200, headers: {}, body: data.url}});
});

/** The value that the program answers every call with, if it has one. */
declare const forgedAnswer: {readonly value: unknown} | undefined;

function answerTo({method, args}: RunnerRequest & {kind: 'call'}): unknown {
  return typeof forgedAnswer === 'undefined' ? [method, ...args] : forgedAnswer.value;
}

async function start({files, mode}: RunnerRequest & {kind: 'start'}): Promise<void> {
  send({kind: 'stage', stage: 'running'});
  try {
    // oxlint-disable-next-line typescript/no-implied-eval -- It stands in for what runs programs.
    const program = new Function('log', `return (async () => {${files['main.js']}\n})();`) as (
      write: typeof log,
    ) => Promise<unknown>;
    const answer = await program(log);
    if (answer !== undefined) log(answer);
  } catch (error) {
    log(`refused: ${String(error)}`);
  }
  if (mode === 'test') send({kind: 'ended', by: 'itself'});
}
