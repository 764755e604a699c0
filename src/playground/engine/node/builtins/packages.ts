/** Stand-ins for packages that the SDK asks for: some are not for browsers, of others it uses next to nothing. */
import {UnsupportedFeatureError} from '../../../messages/unsupportedFeature';
import {createEsbuild} from './esbuild';
import type {Builtin} from '../moduleLoader';
import type {Realm} from '../realm';

export function createPackages(realm: Realm): Readonly<Record<string, Builtin>> {
  const esbuild = createEsbuild();
  const jiti = (folder: string) => (name: string) => realm.load(realm.resolve(name, folder));
  return {
    esbuild: () => esbuild,
    // Loads externs; the loader here does what is needed of it.
    jiti: () => jiti,
    '@winglang/wingtunnels': () => wingtunnels,
    cdktf: () => cdktf,
    debug: () => () => noLog,
    ejs: () => ({}),
    'supports-color': () => ({}),
    ws: () => WebSocketStandIn,
  };
}

const wingtunnels = {
  connect() {
    throw new UnsupportedFeatureError(
      'A tunnel to a cloud.Endpoint',
      'a page in a browser cannot be reached from outside',
    );
  },
};

/** The simulator asks whether a text holds a value of Terraform's, which is never so. */
const cdktf = {Token: {isUnresolved: () => false, asString: String}};

const noLog = () => undefined;

class WebSocketStandIn {}
