/** The installed compiler, and the installed types that it needs. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {JsiiPackage} from './compilerPack';

/** The packages whose types a program for the simulator needs, the SDK first. */
const PACKAGES = ['@winglang/sdk', 'constructs'];

/** @param root folder of the site @returns `wingc.wasm`, the packages whose types it reads, and the paths of their files */
export function readInstalledCompiler(root: string) {
  const modules = join(root, 'node_modules');
  const compiler = join(modules, '@winglang/compiler/wingc.wasm');
  return {
    wasm: new Uint8Array(readFileSync(compiler)),
    inputs: [compiler, ...PACKAGES.map((name) => join(modules, name, '.jsii'))],
    packages: PACKAGES.map((name): JsiiPackage => {
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
