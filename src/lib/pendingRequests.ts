/** Requests that wait for their responses, by their numbers: for a worker or whatever else is asked by messages. */
interface PendingRequests {
  /**
   * Sends a request with the next number.
   *
   * @returns the value of the response
   * @throws Error that the response has, or that `send` throws
   */
  add(send: (id: number) => void): Promise<unknown>;
  /** Ignored when no request with this number waits, as are all settled requests. */
  resolve(id: number, value: unknown): void;
  reject(id: number, error: Error): void;
  rejectAll(error: Error): void;
}

export function createPendingRequests(): PendingRequests {
  const pending = new Map<number, {resolve(value: unknown): void; reject(error: Error): void}>();
  let count = 0;
  const take = (id: number) => {
    const request = pending.get(id);
    pending.delete(id);
    return request;
  };
  return {
    add: (send) =>
      new Promise((resolve, reject) => {
        const id = count++;
        // Before it is sent: the response may come within the call.
        pending.set(id, {resolve, reject});
        try {
          send(id);
        } catch (error) {
          pending.delete(id);
          throw error;
        }
      }),
    resolve: (id, value) => take(id)?.resolve(value),
    reject: (id, error) => take(id)?.reject(error),
    rejectAll(error) {
      for (const id of [...pending.keys()]) take(id)?.reject(error);
    },
  };
}
