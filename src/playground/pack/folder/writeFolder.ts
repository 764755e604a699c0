/** Writes the engine as a folder that another site can serve: a script with its types, and the files that it loads. */
import fs from 'node:fs';
import path from 'node:path';
import {build} from 'esbuild';
import {inputsOf, packagesOf} from '../bundleInputs';
import {loadEngine} from '../engineCache';
import {readPackages, toTable, toTexts} from './packages';

interface FolderOptions {
  /** Folder of this site. */
  readonly root: string;
  /** Version of the toolchain. */
  readonly version: string;
  /** Where the files go. What else is there stays, so that open pages go on with the engine that they know. */
  readonly outDir: string;
}

/** @returns the files at the top of the folder, and the name of that with the engine */
export async function writeFolder({root, version, outDir}: FolderOptions): Promise<readonly string[]> {
  const {engine, folder, packages: packed} = await loadEngine({root, version});
  const directory = path.posix.basename(engine.directory);
  const {outputFiles, metafile} = await build({
    entryPoints: [path.join(__dirname, 'entry.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    define: {ENGINE: JSON.stringify({...engine, directory})},
    write: false,
    metafile: true,
  });
  const packages = readPackages(root, [...packed, ...packagesOf(root, inputsOf(metafile))]);
  const read = (file: string) => fs.readFileSync(file, 'utf8');
  const files = {
    'wing.js': outputFiles[0]!.contents,
    'wing.d.ts': read(path.join(__dirname, 'api.ts')),
    'README.md': read(path.join(__dirname, 'README.md')).replace('{version}', version) + toTable(packages),
    LICENSE: read(path.join(root, 'LICENSE')),
    'PACKAGE-LICENSES.txt': toTexts(packages),
  };
  fs.cpSync(folder, path.join(outDir, directory), {recursive: true});
  for (const [name, content] of Object.entries(files)) fs.writeFileSync(path.join(outDir, name), content);
  return [...Object.keys(files), directory];
}
