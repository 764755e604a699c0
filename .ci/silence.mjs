// Tells a step that hangs from one that is slow: how long a step takes depends on the machine and on what else it does.

/**
 * Calls `end` when a child has printed nothing for some minutes.
 *
 * @param {import('node:child_process').ChildProcess} child with pipes for what it prints
 * @param {number} minutes
 * @param {() => void} end
 */
export function limitSilence(child, minutes, end) {
  const timer = setTimeout(end, minutes * 60_000);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', () => timer.refresh());
  child.on('close', () => clearTimeout(timer));
}
