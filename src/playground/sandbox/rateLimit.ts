/** A token bucket: allows a burst, and from then on so many messages per second. */
interface RateLimit {
  /** Whether one more message is allowed. */
  take(): boolean;
}

interface RateLimitOptions {
  readonly burst: number;
  readonly perSecond: number;
  /** In milliseconds. */
  now(): number;
}

export function createRateLimit({burst, perSecond, now}: RateLimitOptions): RateLimit {
  let left = burst;
  let filledAt = now();
  return {
    take() {
      const time = now();
      left = Math.min(burst, left + ((time - filledAt) / 1000) * perSecond);
      filledAt = time;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
