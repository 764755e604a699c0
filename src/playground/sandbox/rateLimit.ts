/** A token bucket: allows a burst, and from then on so much per second. */
interface RateLimit {
  /** Whether so much more is allowed. @param cost @default 1 */
  take(cost?: number): boolean;
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
    take(cost = 1) {
      const time = now();
      left = Math.min(burst, left + ((time - filledAt) / 1000) * perSecond);
      filledAt = time;
      if (left < cost) return false;
      left -= cost;
      return true;
    },
  };
}
