/** What the worker has to know of the site. The build writes it into its script (`bundleWorker.ts`). */
export interface WorkerSettings {
  /** Path that the site is served under, with a slash at both ends. */
  readonly baseUrl: string;
  /** Names of the engine's files. */
  readonly engineFiles: readonly string[];
}
