/**
 * The order of Node's `process.nextTick`. A tick that is asked for in a task, such as a timer, runs when the task ends and before
 * any promise; one that is asked for after a promise runs when no promise is left, and before the next task.
 */
type Task = () => void;

const waiting: Task[] = [];
let depth = 0;

/** @param wake starts a task soon, in which the ticks run at the latest */
export function addTick(task: Task, wake: (task: Task) => void): void {
  waiting.push(task);
  if (depth === 0) wake(runTicks);
}

/** Runs a task, and then the ticks that it has asked for. */
export function runTask<T>(task: () => T): T {
  depth += 1;
  try {
    return task();
  } finally {
    depth -= 1;
    if (depth === 0) runTicks();
  }
}

/** Runs all ticks that wait, and those that they ask for. Nothing in them may throw. */
export function runTicks(): void {
  depth += 1;
  for (let task = waiting.shift(); task; task = waiting.shift()) task();
  depth -= 1;
}
