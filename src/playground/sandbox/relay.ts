import {createRateLimit} from './rateLimit';
import {MESSAGE_BURST, MESSAGES_PER_SECOND} from './limits';
import type {RunMessage} from '../messages/runMessages';
import type {RunCommand} from '../messages/sandboxMessages';

/**
 * Connects the worker of a run to the page. The page checks each message. Here they are only counted, because a program that
 * finds a way around the guard could send more of them than a page can check.
 */
export function relay(worker: Worker, port: MessagePort, now: () => number): void {
  const send = (message: RunMessage) => port.postMessage(message);
  const rateLimit = createRateLimit({burst: MESSAGE_BURST, perSecond: MESSAGES_PER_SECOND, now});
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    worker.terminate();
  };

  worker.onmessage = ({data}: MessageEvent<RunMessage>) => {
    if (hasEnded) return;
    if (rateLimit.take()) return send(data);
    end();
    send({kind: 'flood'});
  };
  worker.onerror = (event) => {
    event.preventDefault();
    if (!hasEnded)
      send({kind: 'broken', message: event.message || 'the worker of the run cannot be started'});
  };
  port.onmessage = ({data}: MessageEvent<RunCommand>) => {
    if (data.kind !== 'stop') return worker.postMessage(data);
    end();
    port.close();
  };
}
