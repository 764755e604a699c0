import {createFolderReader, type FolderReader} from '../../lib/folderReader';
import type {PageProgram, PagePrograms} from '../../samples/pageProgram';
import {readFolder} from '../../samples/playgroundFiles';
import type {BuiltinPlatform} from '../../wing/language/platforms';
import {bugsMet} from './knownBugs';

/** A page with its programs. */
export interface PageOfPath {
  readonly page: string;
  readonly text: string;
  readonly programs: PagePrograms['programs'];
}

/**
 * The known bugs that programs of a page meet, and that the page does not link. With one program that is marked for a platform,
 * a page promises all of them for it.
 *
 * @param root the repository's folder
 * @param before what is read before the page, and may have the link
 */
export function unnamedBugs({page, text, programs}: PageOfPath, root: string, before = ''): string[] {
  const folders = createFolderReader(root);
  const platforms: BuiltinPlatform[] = ['sim', ...new Set(programs.flatMap(({fence}) => fence.platforms))];
  const known = `${before}\n${text}`;
  return programs
    .filter(({fence}) => !fence.fails && !fence.nocheck)
    .flatMap((program) =>
      bugsMet(textOf(program, folders), [...new Set(platforms)])
        .filter(({path}) => !hasLink(known, path))
        .map(({member, platform, path}) => `${page}:${program.line} ${member} on ${platform}: ${path}`),
    );
}

function textOf({folder, files}: PageProgram, folders: FolderReader): string {
  const texts =
    folder === undefined ? files.map(({path, text}) => [path, text] as const) : readFolder(folder, folders);
  return texts
    .filter(([path]) => path.endsWith('.w'))
    .map(([, text]) => text)
    .join('\n');
}

/** A link is the path of a file, or an address. */
function hasLink(text: string, path: string): boolean {
  const [page, anchor] = path.split('/').at(-1)!.split('#') as [string, string];
  return new RegExp(`/${page}(?:\\.md)?#${anchor}\\)`).test(text);
}
