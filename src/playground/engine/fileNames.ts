/** Names of the engine's files. They lie beside each other in one folder that is named by what they hold. */
export const COMPILER_FILE = 'wingc.wasm';

/** What the compiler reads, as `compiler/archive.ts` packs it. */
export const COMPILER_DATA_FILE = 'compiler.pack';

export const LANGUAGE_WORKER_FILE = 'language.js';

export const RUNNER_WORKER_FILE = 'runner.js';

/** The part of the SDK that runs programs. */
export const SDK_FILE = 'sdk.js';

/** What turns TypeScript and ES modules into what the loader of a run takes. */
export const TRANSFORM_FILE = 'transform.js';

/**
 * The document that programs run in, and that of programs which may reach the network. They are no pages: by the short ending
 * no host redirects them to an address without it, and nothing that looks at the built pages finds them.
 */
export const SANDBOX_FILE = 'sandbox.htm';
export const NETWORK_SANDBOX_FILE = 'sandbox-network.htm';

/** What is known of the engine where the site is built, and what its pages load it by. */
export interface EngineManifest {
  /** Path below the site's base address, such as `playground/0.85.49-0123456789ab`. */
  readonly directory: string;
  /** Version of the toolchain. */
  readonly version: string;
  /** Bytes of each file, before the server makes them fewer. */
  readonly files: Readonly<Record<string, number>>;
}
