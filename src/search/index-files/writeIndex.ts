import {mkdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {NAMES_FILE, textFile} from './files';
import type {IndexFiles} from './encode';

/** Writes the files of an index, and removes those of an older one. */
export async function writeIndex(folder: string, {names, texts}: IndexFiles): Promise<void> {
  const files = [
    [NAMES_FILE, names] as const,
    ...texts.map((text, number) => [textFile(number), text] as const),
  ];
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  await Promise.all(files.map(([name, content]) => writeFile(join(folder, name), JSON.stringify(content))));
}
