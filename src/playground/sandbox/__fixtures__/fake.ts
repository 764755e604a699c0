import {vi} from 'vitest';

/** Stands in for a worker or a port: records what it is sent, and sends what a test passes to `say`. */
export function createFake() {
  const sent: {message: unknown; transfer?: readonly unknown[]}[] = [];
  const fake = {
    postMessage: (message: unknown, transfer?: readonly unknown[]) => sent.push({message, transfer}),
    onmessage: undefined as ((event: MessageEvent) => void) | undefined,
    onerror: undefined as ((event: ErrorEvent) => void) | undefined,
    terminate: vi.fn(),
    close: vi.fn(),
  };
  return {
    as: <T>() => fake as unknown as T,
    fake,
    messages: () => sent.map(({message}) => message),
    say: (data: unknown, ports: readonly MessagePort[] = []) =>
      fake.onmessage?.({data, ports} as unknown as MessageEvent),
    fail: (message: string) => {
      const event = {message, preventDefault: vi.fn()};
      fake.onerror?.(event as unknown as ErrorEvent);
      return event;
    },
  };
}

export type Fake = ReturnType<typeof createFake>;
