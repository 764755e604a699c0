/** What a cloud would get: the SDK's Terraform target, run over a compiled program. Nothing is deployed. */
import type {CloudPlatform} from '../../../wing/language/platforms';
import type {Compilation} from '../compiler/compile';
import {SDK_FOLDER} from '../compiler/instance';
import type {PackedModules} from '../node/moduleFunction';
import type {Machine} from '../node/machine';
import {PROJECT_FOLDER} from '../projectFolder';
import {readTree} from './application';
import {watchCalls} from './calls';
import {type CalledApplication, inPreflight} from './machinePreflight';

interface CloudOptions {
  readonly cloud: CloudPlatform;
  /** Called with everything that the program prints. */
  readonly onOutput: (text: string) => void;
}

interface CloudApplication extends CalledApplication {
  /** The text of `main.tf.json`. */
  readonly terraform: string;
}

/** Whether the script with the clouds has been loaded. */
export function hasClouds(sdk: PackedModules): boolean {
  return Object.hasOwn(sdk, `${SDK_FOLDER}/lib/target-tf-aws/platform.js`);
}

/**
 * @param machine has the project
 * @throws the SDK's `NotImplementedError` for what the cloud does not have
 * @throws whatever the program throws
 */
export function compileForCloud(
  machine: Machine,
  compilation: Compilation,
  {cloud, onOutput}: CloudOptions,
): CloudApplication {
  const folder = `${PROJECT_FOLDER}/target/${cloud}`;
  machine.fs.mkdirSync(folder, {recursive: true});
  const readText = (path: string) => machine.readText(path);
  const options = {platform: cloud, folder, isTest: false, onOutput};
  const calls = inPreflight(machine, compilation, options, (realm) => watchCalls(realm, readText));
  return {terraform: readText(`${folder}/main.tf.json`), calls, ...readTree(folder, readText)};
}
