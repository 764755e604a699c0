import {randomUUID} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {ownWorkFolder} from '../checker/folders';
import type {CheckRequest, ProgramOutcome} from '../checker/outcome';
import {checkAll} from '../checker/pool';

const ROOT = resolve(__dirname, '../../..');
/** Docusaurus loads this module several times in a process. */
const WORK_FOLDER = `program-${randomUUID()}`;

/**
 * Asks a process of the checker, which stays for the next program: to start one takes longer than most programs. One
 * program after the other, as the pages of a build ask at the same time.
 */
export function askChecker(
  request: Pick<CheckRequest, 'entry' | 'platforms' | 'runTests' | 'outputDir'> & {readonly folder: string},
): Promise<ProgramOutcome> {
  const {entry, folder} = request;
  // The checker looks for tests in the files that it is given; what is compiled is the folder.
  const files = [{path: entry, text: readFileSync(resolve(folder, entry), 'utf8')}];
  const outcome = last.then(() => check({...request, id: entry, language: 'wing', files}));
  last = outcome.catch(() => undefined);
  return outcome;
}

let last: Promise<unknown> = Promise.resolve();

function check(request: CheckRequest): Promise<ProgramOutcome> {
  return new Promise((onOutcome, onError) => {
    checkAll([request], {
      workDir: ownWorkFolder(ROOT, WORK_FOLDER),
      keep: true,
      onOutcome: (_, outcome) => onOutcome(outcome),
    }).catch(onError);
  });
}
