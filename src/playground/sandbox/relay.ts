import {cutText} from './cutText';
import {MAX_MESSAGE_CHARACTERS, MAX_NAME} from './limits';
import {createMessageLimit} from './rateLimit';
import {FLOOD} from '../messages/signals';
import type {DocumentMessage} from '../messages/runMessages';
import type {RunCommand} from '../messages/sandboxMessages';

/**
 * Connects the worker of a run to the page. What the worker sends is a text, which the page parses and checks. Here only its
 * size is looked at, because a program that finds a way around the guard could send more than a page can check. The document
 * itself sends objects: a program cannot speak in its name.
 */
export function relay(worker: Worker, port: MessagePort, now: () => number): void {
  const send = (message: string | DocumentMessage) => port.postMessage(message);
  const limit = createMessageLimit(now);
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    worker.terminate();
  };
  const flood = () => {
    end();
    send({kind: 'flood'});
  };

  worker.onmessage = ({data}: MessageEvent<unknown>) => {
    if (hasEnded) return;
    const fits = typeof data === 'string' && data !== FLOOD && data.length <= MAX_MESSAGE_CHARACTERS;
    if (fits && limit.take(data.length)) send(data);
    else flood();
  };
  worker.onerror = (event) => {
    event.preventDefault();
    if (hasEnded) return;
    const message = event.message || 'the worker of the run cannot be started';
    if (limit.take()) send({kind: 'broken', message: cutText(message, MAX_NAME)});
    else flood();
  };
  port.onmessage = ({data}: MessageEvent<RunCommand>) => {
    if (data.kind !== 'stop') return worker.postMessage(data);
    end();
    port.close();
  };
}
