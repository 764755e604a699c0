import {createBudget} from './budget';
import {MESSAGE_BURST, MESSAGES_A_SECOND} from './limits';
import type {RunMessage} from '../messages/runMessages';
import type {RunCommand} from '../messages/sandboxMessages';

/**
 * Connects the worker of a run with the page. The page looks at each message before it takes it; here they are only
 * counted, as a program that finds a way around the guard could send more of them than a page can look at.
 */
export function relay(worker: Worker, port: MessagePort, now: () => number): void {
  const tell = (report: RunMessage) => port.postMessage(report);
  const budget = createBudget({burst: MESSAGE_BURST, perSecond: MESSAGES_A_SECOND, now});
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    worker.terminate();
  };

  worker.onmessage = ({data}: MessageEvent<RunMessage>) => {
    if (hasEnded) return;
    if (budget.take()) return tell(data);
    end();
    tell({kind: 'flood'});
  };
  worker.onerror = (event) => {
    event.preventDefault();
    if (!hasEnded)
      tell({kind: 'broken', message: event.message || 'the worker of the run cannot be started'});
  };
  port.onmessage = ({data}: MessageEvent<RunCommand>) => {
    if (data.kind !== 'stop') return worker.postMessage(data);
    end();
    port.close();
  };
}
