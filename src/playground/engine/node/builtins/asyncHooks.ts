/**
 * Node's `async_hooks`. A browser cannot follow asynchronous calls, so a store is there only until the function that runs with
 * it returns or awaits.
 */
type Callback = (...values: unknown[]) => unknown;

class AsyncResource {
  static bind(callback: Callback): Callback {
    return callback;
  }

  runInAsyncScope(callback: Callback, self: unknown, ...values: unknown[]): unknown {
    return callback.apply(self, values);
  }

  emitDestroy(): this {
    return this;
  }
}

class AsyncLocalStorage {
  private store: unknown;

  run(store: unknown, callback: Callback, ...values: unknown[]): unknown {
    const previous = this.store;
    this.store = store;
    try {
      return callback(...values);
    } finally {
      this.store = previous;
    }
  }

  exit(callback: Callback, ...values: unknown[]): unknown {
    return this.run(undefined, callback, ...values);
  }

  enterWith(store: unknown): void {
    this.store = store;
  }

  getStore(): unknown {
    return this.store;
  }

  disable(): void {
    this.store = undefined;
  }
}

export const asyncHooksModule = {AsyncLocalStorage, AsyncResource};
