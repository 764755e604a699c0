import fs from 'node:fs';
import path from 'node:path';
import {SDK} from '../assembly';
import {type Correction, CORRECTIONS, type Evidence} from './read';

/** Folder of the programs, relative to the repository's. */
export const PROGRAMS = `${CORRECTIONS}/programs`;

/** Evidence that is not there; each begins with file and line. Whether the tests of programs pass is checked by running them. */
export function missingEvidence(root: string, corrections: readonly Correction[]): string[] {
  const texts = new Map<string, string | undefined>();
  const read = (file: string) => {
    if (!texts.has(file)) {
      const full = path.join(root, file);
      texts.set(file, fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : undefined);
    }
    return texts.get(file);
  };
  return corrections.flatMap(({member, place, evidence}) =>
    evidence.flatMap((one) => {
      const {file, text} = toPiece(one);
      const content = read(file);
      if (content === undefined) return [`${place}: ${member}: there is no file ${file}`];
      return content.includes(text) ? [] : [`${place}: ${member}: ${file} has no ${JSON.stringify(text)}`];
    }),
  );
}

function toPiece(evidence: Evidence): {readonly file: string; readonly text: string} {
  if ('program' in evidence) return {file: `${PROGRAMS}/${evidence.program}`, text: `${evidence.test}"`};
  if ('page' in evidence) return {file: evidence.page, text: evidence.text};
  return {file: `node_modules/${SDK}/${evidence.sdk}`, text: evidence.text};
}
