// A reference of its own, because a program can replace the global.
const schedule = setTimeout.bind(globalThis);

/** Lets messages in that have arrived in the meantime, and a sign of life out. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => void schedule(resolve));
}
