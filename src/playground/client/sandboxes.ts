import {createSandbox, type OpeningSandbox, type Sandbox, type SandboxOptions} from './sandbox';

/** The sandboxes of a page: one without and one with the network, for each engine. */
interface Sandboxes {
  readonly open: OpenSandbox;
  /** Removes all of them, for a visitor who goes to another part of the site; what runs in them ends. */
  close(): void;
}

/**
 * Returns the sandbox. It is created by the first call, and again when it was disposed of or did not load.
 *
 * @throws Error that names what could not be loaded
 */
export type OpenSandbox = (options: SandboxOptions) => Promise<Sandbox>;

export function createSandboxes(): Sandboxes {
  const opened = new Map<string, OpeningSandbox>();
  return {
    open(options) {
      const key = JSON.stringify([options.directory, options.network]);
      const known = opened.get(key);
      if (known) return known.ready;
      const sandbox = createSandbox(options, () => {
        if (opened.get(key) === sandbox) opened.delete(key);
      });
      opened.set(key, sandbox);
      return sandbox.ready;
    },
    close() {
      // Also those that are still loading: the next page gets others.
      for (const sandbox of [...opened.values()]) sandbox.dispose();
    },
  };
}
