/** What a cloud would get: the SDK's Terraform target, run over a compiled program. Nothing is deployed. */
import {formatCount} from '../../../lib/formatCount';
import type {CloudPlatform} from '../../../wing/language/platforms';
import type {CloudSettings} from '../../messages/sandboxMessages';
import type {Compilation} from '../compiler/compile';
import {MAX_TERRAFORM} from '../../sandbox/limits';
import type {Machine} from '../node/machine';
import {PROJECT_FOLDER} from '../projectFolder';
import {readTree} from './application';
import {watchCalls} from './calls';
import {type CalledApplication, inPreflight, type PreflightProcess} from './machinePreflight';

interface CloudOptions {
  readonly cloud: CloudPlatform;
  /** @default none */
  readonly settings?: CloudSettings;
  /** Called with everything that the program prints. */
  readonly onOutput: (text: string) => void;
  /** A process that no preflight has run in. @default a new one */
  readonly process?: PreflightProcess;
}

interface CloudApplication extends CalledApplication {
  /** The text of `main.tf.json`. */
  readonly terraform: string;
}

/**
 * @param machine has the project
 * @throws the SDK's `NotImplementedError` for what the cloud does not have
 * @throws Error when `main.tf.json` is too long for the page
 * @throws whatever the program throws
 */
export function compileForCloud(
  machine: Machine,
  compilation: Compilation,
  {cloud, settings, onOutput, process}: CloudOptions,
): CloudApplication {
  const folder = `${PROJECT_FOLDER}/target/${cloud}`;
  machine.fs.mkdirSync(folder, {recursive: true});
  const readText = (path: string) => machine.readText(path);
  const variables = settings && toVariables(cloud, settings);
  const options = {platform: cloud, folder, isTest: false, onOutput, variables, process};
  const calls = inPreflight(machine, compilation, options, (realm) => watchCalls(realm, readText));
  const terraform = readText(`${folder}/main.tf.json`);
  // The guard would cut it, and half of it is no JSON.
  if (terraform.length > MAX_TERRAFORM) throw new Error(tooLong(terraform));
  return {terraform, calls, ...readTree(folder, readText)};
}

function tooLong({length}: string): string {
  return `main.tf.json has ${formatCount(length)} characters, and up to ${formatCount(MAX_TERRAFORM)} can be shown.`;
}

/** The variables that the command line sets for its options `-t`, `--value` and `--values`. */
function toVariables(cloud: CloudPlatform, settings: CloudSettings): Record<string, string> {
  const {platforms, values, valuesFile} = settings;
  return {
    WING_PLATFORMS: [cloud, ...platforms].map((path) => `${PROJECT_FOLDER}/${path}`).join(';'),
    WING_VALUES: values.join(','),
    ...(valuesFile !== undefined && {WING_VALUES_FILE: valuesFile}),
  };
}
