/** Preflight on a machine: the compiled program creates its resources, and the SDK writes the application to files. */
import {preflightEnvironment} from '../../../wing/run/preflightEnvironment';
import type {ResourceCall} from '../../messages/runEvents';
import type {Compilation} from '../compiler/compile';
import {PROJECT_FOLDER} from '../projectFolder';
import {listFiles} from '../compiler/tree';
import type {Machine} from '../node/machine';
import {Realm} from '../node/realm';
import {type Application, readApplication} from './application';
import {watchCalls} from './calls';
import {type PlaceOf, watchCreation} from './creationPlaces';
import {type BuiltinPlatform, PLATFORMS} from '../../../wing/language/platforms';
import {PROGRAM_ENVIRONMENT} from './programEnvironment';

interface MachinePreflightOptions {
  /** Whether the application has its tests. */
  readonly isTest: boolean;
  /** Called with everything that the program prints. */
  readonly onOutput: (text: string) => void;
}

/** An application with the calls of resources in the code of its functions, and their places in the program. */
export interface CalledApplication extends Application {
  readonly calls: readonly ResourceCall[];
}

const PACKAGES = '/node_modules';

/**
 * Copies the project to the machine and runs its preflight for the simulator there.
 *
 * @throws UnsupportedFeatureError when the application has a resource that a browser cannot run
 * @throws whatever the program throws
 */
export function runMachinePreflight(
  machine: Machine,
  compilation: Compilation,
  options: MachinePreflightOptions,
): SimulatorApplication {
  copyProject(machine, compilation);
  const {outputFolder} = compilation;
  const readText = (path: string) => machine.readText(path);
  const simulator = {...options, platform: 'sim', folder: outputFolder} as const;
  const {calls, placeOf} = inPreflight(machine, compilation, simulator, (realm) => {
    const places = watchCreation(realm, readText);
    const watched = watchCalls(realm, readText);
    return () => ({calls: watched(), placeOf: places});
  });
  return {...readApplication(outputFolder, readText), calls, placeOf};
}

interface SimulatorApplication extends CalledApplication {
  readonly placeOf: PlaceOf;
}

interface PreflightOptions extends MachinePreflightOptions {
  readonly platform: BuiltinPlatform;
  /** Folder that the application is written to. */
  readonly folder: string;
  /** Environment variables in place of the usual ones. @default none */
  readonly variables?: Readonly<Record<string, string>>;
  /** A process that no preflight has run in. @default a new one */
  readonly process?: PreflightProcess;
}

/** A process for one preflight. It can load the SDK before the program is there. */
export class PreflightProcess {
  readonly realm: Realm;
  /** Called with everything that is printed. */
  onOutput: (text: string) => void = () => undefined;

  constructor(machine: Machine) {
    const write = (text: string) => this.onOutput(text);
    this.realm = new Realm(machine, {cwd: PROJECT_FOLDER, stdout: write, stderr: write});
  }
}

/**
 * Runs preflight on a machine that has the project.
 *
 * @param begin called before the program is loaded in the process; what it returns is called after preflight, while the process is
 *   there
 * @throws whatever the program throws
 */
export function inPreflight<Result>(
  machine: Machine,
  compilation: Compilation,
  options: PreflightOptions,
  begin: (realm: Realm) => () => Result,
): Result {
  const {process = new PreflightProcess(machine), onOutput} = options;
  const {realm} = process;
  process.onOutput = onOutput;
  try {
    Object.assign(realm.process.env, variablesFor(machine, compilation, options));
    loadEnvironmentFiles(realm, machine, options.isTest);
    const end = begin(realm);
    realm.load(`${compilation.outputFolder}/.wing/preflight.cjs`);
    return end();
  } catch (error) {
    throw withHint(error, realm);
  } finally {
    realm.dispose();
  }
}

/** The files of the project, and those that the compiler wrote. */
export function copyProject(machine: Machine, {tree}: Compilation): void {
  for (const [path, data] of listFiles(tree)) {
    if (path.startsWith(`${PACKAGES}/`)) continue;
    machine.fs.mkdirSync(path.slice(0, path.lastIndexOf('/')), {recursive: true});
    machine.fs.writeFileSync(path, data);
  }
}

/** The variables that the command line sets before it runs preflight. */
function variablesFor(
  machine: Machine,
  {importedNamespaces}: Compilation,
  {platform, folder, isTest, variables}: PreflightOptions,
): Record<string, string> {
  const context = {
    platform,
    sourceDir: PROJECT_FOLDER,
    synthDir: folder,
    nodeModules: PACKAGES,
    isTest,
    importedNamespaces,
    ...(platform === 'sim' && {rootId: 'root'}),
  };
  return {
    ...PROGRAM_ENVIRONMENT,
    ...PLATFORMS[platform].environment,
    ...preflightEnvironment(context, (path) => machine.fs.existsSync(path)),
    ...variables,
  };
}

/** Adds the hint that the command line has for some errors. */
function withHint(error: unknown, realm: Realm): unknown {
  if (!(error instanceof Error)) return error;
  const {rewriteCommonError} = realm.load(`${PACKAGES}/@winglang/sdk/lib/util/enhanced-error.js`) as {
    rewriteCommonError(error: Error): Error;
  };
  return rewriteCommonError(error);
}

function loadEnvironmentFiles(realm: Realm, machine: Machine, isTest: boolean): void {
  if (!machine.fs.readdirSync(PROJECT_FOLDER).some((name) => String(name).startsWith('.env'))) return;
  const helpers = realm.load(`${PACKAGES}/@winglang/sdk/lib/helpers.js`) as {
    loadEnvVariables(options: {readonly modes: readonly string[]; readonly cwd: string}): void;
  };
  helpers.loadEnvVariables({modes: [isTest ? 'test' : 'compile'], cwd: PROJECT_FOLDER});
}
