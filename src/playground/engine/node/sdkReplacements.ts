/**
 * Functions of the SDK that start other programs, which a browser cannot do. The SDK catches what `child_process` throws and
 * turns it into the output of a program, so these are replaced and not what they call.
 */
import {UnsupportedFeatureError} from '../../messages/unsupportedFeature';
import {SDK_FOLDER} from '../compiler/instance';

const UTIL_MODULE = `${SDK_FOLDER}/lib/util/util.js`;

/** Called with the exports of each module that has run. */
export function replaceSdkFunctions(id: string, exports: unknown): void {
  if (id !== UTIL_MODULE) return;
  Object.assign((exports as {readonly Util: object}).Util, {
    exec: () => reject('util.exec'),
    spawn: () => reject('util.spawn'),
    shell: async () => reject('util.shell'),
  });
}

function reject(feature: string): never {
  throw new UnsupportedFeatureError(feature, 'a page in a browser cannot start other programs');
}
