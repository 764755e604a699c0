interface LatestOnly<Result> {
  /** Starts to wait for something, and no longer for what came before. */
  wait(promise: Promise<Result>): void;
  /** Waits for nothing any longer. */
  cancel(): void;
}

/**
 * Of several things that take their time, only the one that was begun last counts: what was begun earlier and ends later is left out.
 */
export function latestOnly<Result>(
  onResult: (result: Result) => void,
  onFailure: (error: unknown) => void,
): LatestOnly<Result> {
  let latest: Promise<Result> | undefined;
  return {
    wait(promise) {
      latest = promise;
      promise.then(
        (result) => latest === promise && onResult(result),
        (error: unknown) => latest === promise && onFailure(error),
      );
    },
    cancel: () => (latest = undefined),
  };
}
