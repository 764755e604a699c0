/**
 * What Node calls `setImmediate`: a task after those that wait already, and before any timer. Browsers make timers that
 * start each other wait 4 ms; messages to oneself have no such limit.
 */
type Task = () => void;

const waiting: Task[] = [];
const {port1: receiver, port2: sender} = new MessageChannel();

receiver.onmessage = () => waiting.shift()?.();
// In Node, an open port keeps the process from ending.
(receiver as MessagePort & {unref?: () => void}).unref?.();

/** Runs a task soon; tasks run in the order in which they were given. */
export function enqueueTask(task: Task): void {
  waiting.push(task);
  sender.postMessage(undefined);
}
