/** The application that preflight has written: its tree, and the connections of its resources. */
import type {Connection, TreeNode} from '../../../lib/compilerOutput';
import {UnsupportedFeatureError} from '../../messages/unsupportedFeature';

export interface Application {
  readonly tree: TreeNode;
  readonly connections: readonly Connection[];
}

/** Resources that a browser cannot run, by their type in `simulator.json`. */
const UNSUPPORTED_TYPES: Readonly<Record<string, UnsupportedFeatureError>> = {
  '@winglang/sdk.sim.Container': new UnsupportedFeatureError(
    'sim.Container',
    'a browser has no Docker to run the container',
  ),
};

/**
 * @param folder the output folder of the compilation
 * @param read reads the text of a file
 * @throws UnsupportedFeatureError when a resource of the application cannot run here
 */
export function readApplication(folder: string, read: (path: string) => string): Application {
  const {resources} = JSON.parse(read(`${folder}/simulator.json`)) as {
    readonly resources: Readonly<Record<string, {readonly type: string}>>;
  };
  for (const {type} of Object.values(resources)) {
    if (UNSUPPORTED_TYPES[type]) throw UNSUPPORTED_TYPES[type];
  }
  return readTree(folder, read);
}

/** The tree and the connections, which every platform writes. */
export function readTree(folder: string, read: (path: string) => string): Application {
  const {tree} = JSON.parse(read(`${folder}/tree.json`)) as {readonly tree: TreeNode};
  const {connections} = JSON.parse(read(`${folder}/connections.json`)) as {
    readonly connections: readonly Connection[];
  };
  return {tree, connections};
}
