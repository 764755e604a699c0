/** Calls when a run has been silent for too long. */
export interface Watchdog {
  /** The run has shown that it is alive. */
  beat(): void;
  end(): void;
}

/** In how many parts the time is looked at. */
const PARTS = 10;

/**
 * The time is counted in ticks and not by the clock: a computer that was asleep has one tick behind it and not hours, and
 * a run that it has just woken up gets its time to answer.
 */
export function startWatchdog(milliseconds: number, onSilence: () => void): Watchdog {
  let silentParts = 0;
  const timer = setInterval(() => {
    silentParts += 1;
    if (silentParts < PARTS) return;
    clearInterval(timer);
    onSilence();
  }, milliseconds / PARTS);
  return {
    beat: () => void (silentParts = 0),
    end: () => clearInterval(timer),
  };
}
