import {CHARACTER_BURST, CHARACTERS_PER_SECOND, MESSAGE_BURST, MESSAGES_PER_SECOND} from './limits';

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
      left += ((time - filledAt) / 1000) * perSecond;
      if (left > burst) left = burst;
      filledAt = time;
      if (left < cost) return false;
      left -= cost;
      return true;
    },
  };
}

interface MessageLimit {
  /** Whether one more message is allowed, with so many characters. */
  take(characters?: number): boolean;
}

/** Counts the messages of a run, and their characters. It calls no function but `now`, as it counts in the guard as well. */
export function createMessageLimit(now: () => number): MessageLimit {
  const messages = createRateLimit({burst: MESSAGE_BURST, perSecond: MESSAGES_PER_SECOND, now});
  const characters = createRateLimit({burst: CHARACTER_BURST, perSecond: CHARACTERS_PER_SECOND, now});
  return {take: (count = 0) => messages.take() && characters.take(count)};
}
