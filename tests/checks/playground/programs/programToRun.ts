import {join} from 'node:path';
import type {PageProgram} from '../../../../src/samples/pageProgram';
import type {ProgramToRun} from '../../../../src/playground/messages/sandboxMessages';
import {readFolder} from '../corpus/corpusPrograms';

/** A program of a page, as the playground runs it. @param root folder of the site */
export function toProgramToRun({files, folder, entry, fence}: PageProgram, root: string): ProgramToRun {
  return {
    files: folder
      ? readFolder(join(root, folder))
      : Object.fromEntries(files.map(({path, text}) => [path, text])),
    entry,
    // The checker ends a program with `norun` after preflight, and compiles it without its tests.
    mode: fence.norun === undefined ? 'test' : 'live',
    network: false,
  };
}
