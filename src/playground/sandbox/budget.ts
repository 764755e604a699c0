/** Lets through what comes at once up to a number, and from then on so many in a second. */
export interface Budget {
  /** Whether one more may pass. */
  take(): boolean;
}

export interface BudgetOptions {
  readonly burst: number;
  readonly perSecond: number;
  /** In milliseconds. */
  now(): number;
}

export function createBudget({burst, perSecond, now}: BudgetOptions): Budget {
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
