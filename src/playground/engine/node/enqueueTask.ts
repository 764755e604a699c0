/**
 * The task queue behind Node's `setImmediate`. A browser has no such function, and makes timers that start each other wait
 * 4 ms; messages to oneself have no such limit.
 */
import {runTask, runTicks} from './ticks';

type Task = () => void;

const waiting: Task[] = [];
const {port1: receiver, port2: sender} = new MessageChannel();

receiver.onmessage = () => {
  runTicks();
  const task = waiting.shift();
  if (task) runTask(task);
};
// In Node, where tests run, an open port keeps the process from ending.
(receiver as MessagePort & {unref?: () => void}).unref?.();

/** Runs a task after the tasks that wait already, and before any timer. */
export function enqueueTask(task: Task): void {
  waiting.push(task);
  sender.postMessage(undefined);
}
