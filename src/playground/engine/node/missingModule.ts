/** Why a module is missing: a mistake in the program, or something that the playground does not have. */
import {UnsupportedFeatureError} from '../../messages/unsupportedFeature';

const CLOUDS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^@aws-sdk\/|^aws-sdk$|\/shared-aws\/|\/target-tf-aws\//, 'AWS'],
  [/^@azure\/|\/shared-azure\/|\/target-tf-azure\//, 'Azure'],
  [/^@google-cloud\/|\/shared-gcp\/|\/target-tf-gcp\//, 'Google Cloud'],
];

/** Modules of Node.js that are not in `builtins/`. Names that need `node:` are left out. */
const NODE_MODULE_NAMES: ReadonlySet<string> = new Set(
  `cluster diagnostics_channel dgram domain http2 inspector/promises module/register path/win32 readline/promises repl
  stream/consumers stream/web sys trace_events wasi`.split(/\s+/),
);

/** As in Node, the error has the code `MODULE_NOT_FOUND`, by which packages tell that an optional one is missing. */
export function missingModule(name: string, folder: string): Error {
  return Object.assign(errorFor(name, folder), {code: 'MODULE_NOT_FOUND'});
}

function errorFor(name: string, folder: string): Error {
  const cloud = CLOUDS.find(([pattern]) => pattern.test(name))?.[1];
  if (cloud) return new UnsupportedFeatureError(cloud, 'a page in a browser has no access to a cloud');
  if (name.startsWith('node:') || NODE_MODULE_NAMES.has(name)) {
    return new UnsupportedFeatureError(
      `node:${name.replace(/^node:/, '')}`,
      'browsers do not have this Node.js module',
    );
  }
  // A path, or a package that one of the SDK's packages can do without.
  if (/^[./]/.test(name) || folder.includes('/node_modules/')) return notFound(name, folder);
  const packageName = /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
  return packageName.startsWith('@winglibs/')
    ? new UnsupportedFeatureError(packageName, 'this library is not one of those that the playground has')
    : new UnsupportedFeatureError(packageName, 'packages from npm are not there in the playground');
}

function notFound(name: string, folder: string): Error {
  return new Error(`Cannot find module '${name}'\nRequire stack:\n- ${folder}`);
}
