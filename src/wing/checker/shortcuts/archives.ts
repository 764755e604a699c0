import fs from 'node:fs';
import Module, {createRequire} from 'node:module';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';

const load = createRequire(__filename);

/** Writes a folder's files into an archive, like the function of Terraform's CDK that this one replaces. */
export type Archive = (source: string, destination: string) => void;

interface FileFunctions {
  archiveSync: Archive;
}

/**
 * Terraform's CDK starts a Node process for each archive, because its library is asynchronous: a fifth of a second for each
 * function of a program and each cloud. Here this process writes the archive. It holds the same files, uncompressed, as
 * nobody uploads them.
 */
export function archiveInProcess(): void {
  for (const module of FILE_FUNCTIONS) loadWithoutLibrary(module).archiveSync = archive;
}

/** The library would take a tenth of a second to load in each process, and is not needed any more. */
function loadWithoutLibrary(module: string): FileFunctions {
  const library = load.resolve('archiver', {paths: [path.dirname(module)]});
  const known = load.cache[library];
  load.cache[library] = Object.assign(new Module(library), {loaded: true});
  try {
    return load(module) as FileFunctions;
  } finally {
    if (known) load.cache[library] = known;
    else delete load.cache[library];
  }
}

/** The CDK that the SDK brings, and the one that programs bring. */
const FILE_FUNCTIONS = [
  path.join(path.dirname(load.resolve('cdktf', {paths: [load.resolve('@winglang/sdk')]})), 'private/fs'),
  path.join(path.dirname(load.resolve('cdktf')), 'private/fs'),
];

/** Packs all files of a folder, by their paths in the folder. */
export const archive: Archive = (source, destination) => {
  const files: Record<string, Uint8Array> = {};
  for (const entry of fs.readdirSync(source, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(source, file);
    if (entry.isDirectory()) files[`${name}/`] = strToU8('');
    else files[name] = fs.readFileSync(file);
  }
  fs.writeFileSync(destination, zipSync(files, {level: 0}));
};
