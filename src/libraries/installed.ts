import fs from 'node:fs';
import path from 'node:path';
import type {Model} from '../reference/model';
import {toApi} from './api';
import {readModule, type WingModule} from './declarations';
import type {Library} from './list';

/** The interface of an installed library. */
export interface LibraryApi {
  /** Its public types, by the names that a program gives them: `dynamodb.Table`. */
  readonly model: Model;
  /** Its own classes, each with the types that it brings along; none stands twice. */
  readonly entries: readonly (readonly string[])[];
  /** Public types that none of the classes leads to. */
  readonly others: readonly string[];
}

/**
 * Reads the interface of a library from the sources that its installed package carries.
 *
 * @param root the repository's folder
 * @throws Error if the version of the page is not installed, or a source has what is no declaration
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
export function readModules(folder: string): Map<string, WingModule> {
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
