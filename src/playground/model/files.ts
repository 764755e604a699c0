/** The files of a program in the playground. What their names may be is the share format's to say. */
import {pathProblem} from '@site/src/playground/share/program';

/** Texts by the paths of their files. */
export type Files = Readonly<Record<string, string>>;

/** The names in the order of the tabs: the entry, other files of Wing, then the rest. */
export function fileNames(files: Files, entry: string): string[] {
  const rank = (name: string) => (name === entry ? 0 : name.endsWith('.w') ? 1 : 2);
  return Object.keys(files).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

export function renameFile(files: Files, from: string, to: string): Files {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name === from ? to : name, text]));
}

export function removeFile(files: Files, name: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([other]) => other !== name));
}

export function isSameProgram(a: Files, b: Files): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** A name for a new file that no other file has: `lib.w`, `lib2.w`, … */
export function freeName(files: Files): string {
  const names = Object.keys(files);
  for (let count = 1; ; count++) {
    const name = count === 1 ? 'lib.w' : `lib${count}.w`;
    if (!pathProblem(name, names)) return name;
  }
}
