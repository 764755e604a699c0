/** Names of the engine's files, which are in one folder. The folder's name has a hash of their content. */
export const COMPILER_FILE = 'wingc.wasm';

/** The files that the compiler reads, in the format of `compiler/archive.ts`. */
export const COMPILER_DATA_FILE = 'compiler.pack';

export const LANGUAGE_WORKER_FILE = 'language.js';

export const RUNNER_WORKER_FILE = 'runner.js';

/** The part of the SDK that runs programs. */
export const SDK_FILE = 'sdk.js';

/** What the SDK needs besides for a cloud: the Terraform targets. */
export const CLOUDS_FILE = 'clouds.js';

/** Converts externs in TypeScript or with ESM syntax to CommonJS. */
export const TRANSFORM_FILE = 'transform.js';

/**
 * The documents that programs run in, without and with a network. They are no pages: because of the ending, no host redirects
 * to an address without it, and the checks of the built pages skip them.
 */
export const SANDBOX_FILE = 'sandbox.htm';
export const NETWORK_SANDBOX_FILE = 'sandbox-network.htm';

/** The first once more, for a page that another site shows in a frame: hosts are told who may show each file. */
export const EMBEDDED_SANDBOX_FILE = 'sandbox-embedded.htm';

export const SANDBOX_FILES: readonly string[] = [SANDBOX_FILE, NETWORK_SANDBOX_FILE, EMBEDDED_SANDBOX_FILE];

/** The engine of a build, as its pages know it. */
export interface EngineManifest {
  /** Path below the site's base address, such as `playground/0.85.49-0123456789ab`. */
  readonly directory: string;
  /** Version of the toolchain. */
  readonly version: string;
  /** Bytes of each file, before compression. */
  readonly files: Readonly<Record<string, number>>;
}
