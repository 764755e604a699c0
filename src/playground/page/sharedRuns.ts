import {loadPart} from '@site/src/lib/loadPart';
import type {Run, RunOptions} from '@site/src/playground/client/run';
import type {Runs} from '@site/src/playground/client/runs';

/** The runs of a page. Their script loads with the first of them, and all that run programs on the page share it. */
interface SharedRuns {
  /** Loads ahead what the first run needs. */
  prepare(directory: string): void;
  /** @throws Error when the script that runs programs cannot be loaded */
  start(options: RunOptions): Promise<Run>;
  /**
   * Keeps the sandboxes open.
   *
   * @returns releases them: they close with the last release, as when the reader goes to another page
   */
  hold(): () => void;
}

/** @param load replaced in tests */
export function createSharedRuns(load: () => Promise<Runs> = loadRuns): SharedRuns {
  let holders = 0;
  let runs: Promise<Runs> | undefined;
  const get = () => {
    runs ??= load().catch((error: unknown) => {
      // The next run tries again.
      runs = undefined;
      throw error;
    });
    return runs;
  };
  return {
    prepare(directory) {
      get().then(
        ({prepare}) => prepare(directory),
        () => undefined,
      );
    },
    async start(options) {
      const {start} = await get();
      return start(options);
    },
    hold() {
      holders += 1;
      return () => {
        holders -= 1;
        runs?.then(
          ({close}) => holders === 0 && close(),
          () => undefined,
        );
      };
    },
  };
}

export const sharedRuns = createSharedRuns();

async function loadRuns(): Promise<Runs> {
  const {createRuns} = await loadPart(() => import('./runs'));
  return createRuns();
}
