import {strToU8, zipSync} from 'fflate';
import {Refusal} from '../../lib/entrance/refusal';
import {windowsProblem} from './path';
import {type Program, programProblems} from './program';

/** Files that are added, unless the program has them. */
const PACKAGE = 'package.json';
const README = 'README.md';

/** The earliest time that a zip can hold: equal programs give equal bytes. */
const TIME = new Date(1980, 0, 1);

/**
 * A program as a zip that `wing test` accepts when it is unpacked: its files, a manifest for its externs, and a README.
 *
 * @throws Refusal with what is wrong with the program, or with the name of a file that not every system can write
 */
export function toZip(program: Program): Uint8Array {
  const problems = programProblems(program);
  if (problems.length > 0) throw new Refusal(problems.join(' '));
  const windows = Object.keys(program.files).flatMap((path) => windowsProblem(path) ?? []);
  if (windows.length > 0) throw new Refusal(windows[0]);
  const files = {...additionalFiles(program), ...program.files};
  const entries = Object.keys(files).sort();
  return zipSync(Object.fromEntries(entries.map((path) => [path, strToU8(files[path]!)])), {
    level: 9,
    mtime: TIME,
  });
}

function additionalFiles({files, entry, compilerVersion}: Program): Record<string, string> {
  const paths = Object.keys(files);
  const hasExterns = paths.some((path) => /\.(?:[cm]?js|ts)$/.test(path));
  const all = {
    [README]: `Run the tests with Wing ${compilerVersion}: \`npx winglang@${compilerVersion} test ${entry}\`\n`,
    ...(hasExterns && {
      [PACKAGE]: `${JSON.stringify({name: 'wing-program', version: '1.0.0', private: true}, undefined, 2)}\n`,
    }),
  };
  const isTaken = (path: string) => paths.some((other) => other.toLowerCase() === path.toLowerCase());
  return Object.fromEntries(Object.entries(all).filter(([path]) => !isTaken(path)));
}
