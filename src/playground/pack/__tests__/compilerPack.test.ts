import {createRequire} from 'node:module';
import {brotliCompressSync} from 'node:zlib';
import {beforeAll, describe, expect, it} from 'vitest';
import {packFiles} from '../../engine/compiler/archive';
import {compile} from '../../engine/compiler/compile';
import {createTree, type Files} from '../../engine/compiler/tree';
import {createInstance} from '../../engine/compiler/instance';
import {packCompiler} from '../compilerPack';
import {readInstalledCompiler} from '../installedCompiler';

const {wasm, packages} = readInstalledCompiler(process.cwd());
const module = new WebAssembly.Module(wasm);
let files: Files;

beforeAll(() => {
  files = packCompiler(module, packages);
});

/** Modules that a program can bring without installing anything. */
const MODULES = ['cloud', 'util', 'http', 'math', 'aws', 'expect', 'fs', 'sim', 'ui'];

describe('readInstalledCompiler', () => {
  it('reads the SDK and what its types need', () => {
    const {version} = createRequire(import.meta.url)('@winglang/sdk/package.json') as {version: string};
    expect(packages.map(({name, dependencies}) => [name, dependencies])).toEqual([
      ['@winglang/sdk', ['constructs']],
      ['constructs', []],
    ]);
    expect(packages[0]?.version).toBe(version);
  });
});

describe('packCompiler', () => {
  it('has a cache of the types in the place of each package', () => {
    const names = Object.keys(files).map((path) => path.replace(/[0-9a-f]{64}/, 'HASH'));
    expect(names.sort()).toEqual(
      ['/node_modules/@winglang/sdk', '/node_modules/constructs']
        .flatMap((folder) =>
          ['.jsii', 'HASH.jsii.speedy', 'lib/index.js', 'package.json'].map((name) => `${folder}/${name}`),
        )
        .sort(),
    );
  });

  it.each(MODULES)('is all that %s needs', (name) => {
    const program = {'main.w': `bring ${name};\n`};
    const {diagnostics, isDone} = compile({module, data: files, files: program, entry: 'main.w'});
    expect(diagnostics).toEqual([]);
    expect(isDone).toBe(true);
  });

  it('spares the compiler the large files: it opens nothing but the caches', () => {
    const opened: string[] = [];
    const tree = createTree({...files, '/proj/main.w': 'bring cloud;\n'});
    createInstance(module, tree, {onOpen: (path) => opened.push(path)}).call(
      'wingc_compile',
      '/proj/main.w;/proj/out',
    );
    expect(opened.filter((path) => path.endsWith('.jsii'))).toEqual([]);
    expect(opened.filter((path) => path.endsWith('.speedy'))).toHaveLength(2);
  });

  it('is small', () => {
    expect(brotliCompressSync(packFiles(files)).byteLength).toBeLessThan(70_000);
  });

  it('says what the compiler says when it cannot be packed', () => {
    const broken = packages.map((jsiiPackage) => ({...jsiiPackage, assembly: new Uint8Array()}));
    expect(() => packCompiler(module, broken)).toThrow(
      /^The compiler made no cache of the types of @winglang\/sdk/,
    );
  });
});
