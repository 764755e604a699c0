import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {startWatchdog} from './watchdog';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('startWatchdog', () => {
  it('reports silence once, after the given time', () => {
    const onSilence = vi.fn();
    startWatchdog(1000, onSilence);
    vi.advanceTimersByTime(999);
    expect(onSilence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5000);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('starts again with each heartbeat', () => {
    const onSilence = vi.fn();
    const watchdog = startWatchdog(1000, onSilence);
    for (let beat = 0; beat < 5; beat++) {
      vi.advanceTimersByTime(900);
      watchdog.beat();
    }
    expect(onSilence).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(onSilence).toHaveBeenCalledTimes(1);
  });

  it('is silent after its end', () => {
    const onSilence = vi.fn();
    startWatchdog(1000, onSilence).end();
    vi.advanceTimersByTime(5000);
    expect(onSilence).not.toHaveBeenCalled();
  });
});
