import type {FolderReader} from '../lib/folderReader';
import {pathProblem} from '../playground/share/path';
import type {Program as PlaygroundProgram} from '../playground/share/program';
import type {PageProgram} from './pageProgram';
import {withoutMarks} from './region';

const PACKAGE_MANIFEST = 'package.json';
/** Files that belong to the page in the same folder, and the compiler's output. */
const NOT_OF_THE_PROGRAM = /(?:\.(?:mdx?|svg|png|avif|webp|jpe?g|gif)|^target)$/;

/**
 * The files of a program of the site, as the playground opens them: without marks of regions, which no page shows.
 *
 * @param folders reads the folder of the program, below the site's
 * @returns nothing where the program needs packages, or has files that the playground does not accept
 */
export function playgroundFiles(
  {folder, files}: Pick<PageProgram, 'folder' | 'files'>,
  folders: FolderReader,
): PlaygroundProgram['files'] | undefined {
  const texts =
    folder === undefined
      ? files.map(({path, text}): [string, string] => [path, text])
      : readFolder(folder, folders).map(([path, text]): [string, string] => [path, withoutMarks(text)]);
  const isAccepted = texts.every(([path]) => path !== PACKAGE_MANIFEST && pathProblem(path) === undefined);
  return isAccepted ? Object.fromEntries(texts) : undefined;
}

/** The files of a program in a folder, with their paths inside it. */
export function readFolder(folder: string, folders: FolderReader): [path: string, text: string][] {
  const names = folders.list(folder).filter((name) => !NOT_OF_THE_PROGRAM.test(name));
  return names.flatMap((name) => {
    const text = folders.read(`${folder}/${name}`);
    if (text !== undefined) return [[name, text]];
    return readFolder(`${folder}/${name}`, folders).map(([path, inner]): [string, string] => [
      `${name}/${path}`,
      inner,
    ]);
  });
}
