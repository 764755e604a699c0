import {strToU8, zipSync} from 'fflate';
import {type Program, programProblems} from './program';

/** Files beside a program, which it may bring itself. */
const PACKAGE = 'package.json';
const README = 'README.md';

/** The first moment that a zip can name: the same program gives the same bytes. */
const TIME = new Date(1980, 0, 1);

/**
 * A program as a zip that `wing test` accepts when it is unpacked: its files, what Node needs for its externs, and how to
 * run it.
 *
 * @throws Error with all that is wrong with the program
 */
export function toZip(program: Program): Uint8Array {
  const problems = programProblems(program);
  if (problems.length > 0) throw new Error(problems.join(' '));
  const files = {...besides(program), ...program.files};
  const entries = Object.keys(files).sort();
  return zipSync(Object.fromEntries(entries.map((path) => [path, strToU8(files[path]!)])), {
    level: 9,
    mtime: TIME,
  });
}

function besides({files, entry, compilerVersion}: Program): Record<string, string> {
  const own = Object.keys(files);
  const hasExterns = own.some((path) => /\.(?:[cm]?js|ts)$/.test(path));
  const all = {
    [README]: `Run the tests with Wing ${compilerVersion}: \`npx winglang@${compilerVersion} test ${entry}\`\n`,
    ...(hasExterns && {
      [PACKAGE]: `${JSON.stringify({name: 'wing-program', version: '1.0.0', private: true}, undefined, 2)}\n`,
    }),
  };
  const isTaken = (path: string) => own.some((other) => other.toLowerCase() === path.toLowerCase());
  return Object.fromEntries(Object.entries(all).filter(([path]) => !isTaken(path)));
}
