/** The SDK's result, as far as it is used here. */
export interface Bundle {
  readonly directory: string;
  readonly outfilePath: string;
  /** The files that it was made of, from the folder in which esbuild was loaded. */
  readonly inputFiles: readonly string[];
  /** When it was made. */
  readonly time: Date;
}

/** The SDK's function that bundles an entry point of inflight code. */
export type CreateBundle = (entrypoint: string, external?: readonly string[], outputDir?: string) => Bundle;
