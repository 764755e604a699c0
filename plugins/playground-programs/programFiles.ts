/** The files that a program of the site has in the playground. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Program} from '../../src/samples/programs';
import {pathProblem} from '../../src/playground/share/program';
import type {SiteProgram} from '../../src/playground/siteProgram';

/** Paths are those below the site's folder. */
export interface ReadOptions {
  /** Undefined where there is no file. */
  read(path: string): string | undefined;
  /** Names of the files and folders in a folder. */
  list(path: string): readonly string[];
}

/** What a program needs that is to be installed. */
const PACKAGES = 'package.json';
/** What stands in the folder of a page and is none of the program. */
const BESIDE = /(?:\.(?:mdx?|svg|png)|^target)$/;

/** Nothing where the program has files that the playground does not take, or packages. */
export function programFiles(
  {folder, files}: Pick<Program, 'folder' | 'files'>,
  options: ReadOptions,
): SiteProgram['files'] | undefined {
  const texts =
    folder === undefined ? files.map(({path, text}) => [path, text]) : readFolder(folder, options);
  const isTaken = texts.every(([path]) => path !== PACKAGES && pathProblem(path!) === undefined);
  return isTaken ? (Object.fromEntries(texts) as SiteProgram['files']) : undefined;
}

/** Reads the files of the site. */
export function readBelow(siteDir: string): ReadOptions {
  const isFile = (path: string) => statSync(path, {throwIfNoEntry: false})?.isFile() === true;
  return {
    read(path) {
      const full = join(siteDir, path);
      return isFile(full) ? readFileSync(full, 'utf8') : undefined;
    },
    list: (path) => readdirSync(join(siteDir, path)).sort(),
  };
}

function readFolder(folder: string, options: ReadOptions): [path: string, text: string][] {
  const names = options.list(folder).filter((name) => !BESIDE.test(name));
  return names.flatMap((name) => {
    const text = options.read(`${folder}/${name}`);
    if (text !== undefined) return [[name, text]];
    return readFolder(`${folder}/${name}`, options).map(([path, inner]): [string, string] => [
      `${name}/${path}`,
      inner,
    ]);
  });
}
