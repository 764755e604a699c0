import type {FolderReader} from '../lib/folderReader';
import {readFolder} from '../samples/playgroundFiles';
import {diffStates} from '../samples/stateDiff';
import {minutesFor, wordsIn} from './minutes';

/** How long a chapter is. */
export interface ChapterSize {
  /** The folder of its page and its program. */
  readonly folder: string;
  /** Lines that a reader writes in it: what the chapter before does not have, without empty lines. */
  readonly lines: number;
  /** Tests that its program has. */
  readonly tests: number;
  readonly minutes: number;
}

const CHAPTER = /^\d\d-/;
const TEST = /^test "/gm;

/** Measures the chapters in a folder, in their order. */
export function measureChapters(folder: string, folders: FolderReader): ChapterSize[] {
  let before: Readonly<Record<string, string>> = {};
  return folders
    .list(folder)
    .filter((name) => CHAPTER.test(name))
    .map((name) => {
      const files = readFolder(`${folder}/${name}`, folders);
      // A chapter without a program is about that of the chapter before.
      const after = files.length > 0 ? Object.fromEntries(files) : before;
      const lines = diffStates(before, after).flatMap(({path, lines: all}) =>
        all.flatMap((line) =>
          'mark' in line && line.mark === 'add' && after[path]!.split('\n')[line.index]!.trim() ? [line] : [],
        ),
      ).length;
      const tests = Object.values(after).flatMap((text) => text.match(TEST) ?? []).length;
      const page = folders.read(`${folder}/${name}/index.md`) ?? '';
      before = after;
      return {folder: name, lines, tests, minutes: minutesFor(wordsIn(page), lines)};
    });
}
