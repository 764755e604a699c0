/** The compiler and the types that it needs, as they are installed. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {JsiiPackage} from './compilerPack';

/** The SDK first. The types of no other package are needed to compile for the simulator. */
const PACKAGES = ['@winglang/sdk', 'constructs'];

export interface InstalledCompiler {
  /** `wingc.wasm`. */
  readonly wasm: Uint8Array<ArrayBuffer>;
  readonly packages: readonly JsiiPackage[];
}

/** @param root folder of the site */
export function readInstalledCompiler(root: string): InstalledCompiler {
  const modules = join(root, 'node_modules');
  return {
    wasm: new Uint8Array(readFileSync(join(modules, '@winglang/compiler/wingc.wasm'))),
    packages: PACKAGES.map((name) => {
      const manifest = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8')) as Manifest;
      return {
        name,
        version: manifest.version,
        dependencies: PACKAGES.filter((other) => manifest.peerDependencies?.[other] !== undefined),
        assembly: new Uint8Array(readFileSync(join(modules, name, '.jsii'))),
      };
    }),
  };
}

interface Manifest {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
