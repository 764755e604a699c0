// Decides which steps run side by side.

/**
 * The steps to start now. They are started in their order, each when the steps that it `needs` or comes `after` have
 * ended and as many cores are free as it fills. A step that is ready but too large holds the later ones back, so that
 * its turn comes.
 */
export function nextSteps({pending, running, ended, cores}) {
  const next = [];
  let free = cores - sumOf(running, cores);
  for (const step of pending) {
    const isReady = [...(step.needs ?? []), ...(step.after ?? [])].every((name) => ended.includes(name));
    if (!isReady) continue;
    if (coresOf(step, cores) > free) break;
    free -= coresOf(step, cores);
    next.push(step);
  }
  return next;
}

/** Whether nothing else runs beside a step. */
export function isAlone(step, cores) {
  return coresOf(step, cores) === cores;
}

function sumOf(steps, cores) {
  return steps.reduce((sum, step) => sum + coresOf(step, cores), 0);
}

function coresOf({cores: filled = 1}, cores) {
  return Math.min(filled, cores);
}
