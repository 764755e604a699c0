/** Reports what has sent no heartbeat for too long: a run, a worker, a document. */
export interface Watchdog {
  /** Called with each heartbeat. */
  beat(): void;
  end(): void;
}

/** How many ticks the time is divided into. */
const TICKS = 10;

/**
 * The time is counted in ticks and not by the clock: for a computer that was asleep, one tick has passed and not hours, so that
 * a run that wakes up has time for a heartbeat.
 */
export function startWatchdog(milliseconds: number, onSilence: () => void): Watchdog {
  let silentTicks = 0;
  const timer = setInterval(() => {
    silentTicks += 1;
    if (silentTicks < TICKS) return;
    clearInterval(timer);
    onSilence();
  }, milliseconds / TICKS);
  return {
    beat: () => void (silentTicks = 0),
    end: () => clearInterval(timer),
  };
}
