import {PROJECT_FOLDER} from '../engine/projectFolder';
import {NODE_VERSION} from '../engine/node/nodeVersion';

/** The `process` of the ports of Node's modules. A program has another one, see `processObject.ts`. */
const shim = {
  env: {} as Record<string, string | undefined>,
  argv: [] as string[],
  version: `v${NODE_VERSION}`,
  versions: {node: NODE_VERSION},
  platform: 'linux',
  browser: false,
  // Where relative paths of a program are looked for.
  cwd: () => PROJECT_FOLDER,
  nextTick: (callback: (...values: unknown[]) => void, ...values: unknown[]) =>
    queueMicrotask(() => callback(...values)),
  emitWarning: () => undefined,
  stdout: null,
  stderr: null,
};

export default shim;
export const {env, argv, version, versions, platform, browser, cwd, nextTick, emitWarning} = shim;
