/** The files of a program. The names that they may have are defined in `share/path.ts`. */
import type {ProgramFiles} from '../messages/runEvents';
import {pathProblem} from '../share/path';

/** The names in the order of the tabs: the entry, other files of Wing, then the rest. */
export function fileNames(files: ProgramFiles, entry: string): string[] {
  const rank = (name: string) => (name === entry ? 0 : name.endsWith('.w') ? 1 : 2);
  return Object.keys(files).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

export function renameFile(files: ProgramFiles, from: string, to: string): ProgramFiles {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name === from ? to : name, text]));
}

export function removeFile(files: ProgramFiles, name: string): ProgramFiles {
  return Object.fromEntries(Object.entries(files).filter(([other]) => other !== name));
}

export function hasSameFiles(one: ProgramFiles, other: ProgramFiles): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** A name for a new file: `lib.w`, `lib2.w`, … */
export function unusedFileName(files: ProgramFiles): string {
  const names = Object.keys(files);
  for (let count = 1; ; count++) {
    const name = count === 1 ? 'lib.w' : `lib${count}.w`;
    if (!pathProblem(name, names)) return name;
  }
}
