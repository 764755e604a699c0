/** What is changed in modules of the SDK after they have run. */
import {UnsupportedFeatureError} from '../../messages/unsupportedFeature';
import {SDK_FOLDER} from '../compiler/instance';
import type {ChildProcess} from './fork';
import type {Machine} from './machine';

/** The part of the SDK's class that runs a function in a process. */
interface Sandbox {
  readonly options: {readonly timeout?: number};
  readonly child?: ChildProcess;
  initialize(): Promise<void>;
}

type Exports = Readonly<Record<string, {readonly prototype: Sandbox}>>;

const LIBRARY = `${SDK_FOLDER}/lib/`;

const REPLACEMENTS: Readonly<Record<string, (exports: Exports, machine: Machine) => void>> = {
  // The SDK catches what `child_process` throws and turns it into the output of a program, so these are replaced.
  [`${LIBRARY}util/util.js`]: ({Util}) =>
    Object.assign(Util!, {
      exec: () => reject('util.exec'),
      spawn: () => reject('util.spawn'),
      shell: async () => reject('util.shell'),
    }),
  // A process has to know how long it may take, as all of them share a thread.
  [`${LIBRARY}shared/sandbox.js`](exports) {
    const {prototype} = exports.Sandbox!;
    const {initialize} = prototype;
    prototype.initialize = async function (this: Sandbox) {
      await initialize.call(this);
      if (this.child && this.options.timeout) this.child.callLimit = this.options.timeout;
    };
  },
  // Terraform's CDK starts a process for each archive of a function's code. Nobody uploads it from here, so it stays empty.
  [`${SDK_FOLDER}/node_modules/cdktf/lib/private/fs.js`]: (exports, {fs}) =>
    Object.assign(exports, {
      archiveSync: (_source: string, destination: string) => fs.writeFileSync(destination, ''),
    }),
};

/** Called with the exports of each module that has run. */
export function replaceSdkFunctions(id: string, exports: unknown, machine: Machine): void {
  REPLACEMENTS[id]?.(exports as Exports, machine);
}

function reject(feature: string): never {
  throw new UnsupportedFeatureError(feature, 'a page in a browser cannot start other programs');
}
