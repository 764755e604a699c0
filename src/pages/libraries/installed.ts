import fs from 'node:fs';
import path from 'node:path';
import {type LibraryApi, toApi} from './api';
import {readModule, type WingModule} from './declarations';
import type {Library} from './list';

/**
 * Reads the interface of a library from the Wing sources in its installed package.
 *
 * @param root the repository's folder
 * @throws Error if the installed version is not the one on the page, or a source cannot be parsed
 */
export function readInstalled({name, package: id, published}: Library, root: string): LibraryApi {
  const folder = path.join(root, 'node_modules', id);
  const file = path.join(folder, 'package.json');
  const version = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version
    : 'none';
  if (version !== published)
    throw new Error(`${id} ${published} is to be installed, but ${version} is: npm install`);
  return toApi(name, readModules(folder));
}

/** The modules of a folder, by their paths from there. */
function readModules(folder: string): Map<string, WingModule> {
  const files = fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.w') && !/(?:^|\.)(?:main|test)\.w$/.test(path.basename(file)))
    .sort();
  return new Map(
    files.map((file) => {
      const absolute = path.join(folder, file);
      return [file, readModule(fs.readFileSync(absolute, 'utf8'), absolute)];
    }),
  );
}
