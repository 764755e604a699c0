import * as v from 'valibot';
import {boundedJson} from '../lib/entrance/data';
import {shaped} from '../lib/entrance/shape';
import type {Progress} from './progress';

/** What the file says that it is. */
const KIND = 'wing-tutorials';

/** Far more than all tutorials. */
const BOUNDS = {characters: 100_000, depth: 3, values: 2_000};

const name = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/));

const SHAPE = v.object({
  kind: v.literal(KIND),
  version: v.literal(1),
  read: v.array(name),
  solved: v.array(name),
  last: v.optional(name),
});

/** The progress of a reader as a file for another browser. */
export function writeProgressFile({read, solved, last}: Progress): string {
  return `${JSON.stringify({kind: KIND, version: 1, read, solved, last}, null, 2)}\n`;
}

/**
 * Reads a file that {@link writeProgressFile} has made.
 *
 * @throws Refusal with what is wrong with it
 */
export function readProgressFile(json: string): Progress {
  const file = 'The file';
  const {read, solved, last} = shaped(boundedJson(json, file, BOUNDS), file, SHAPE);
  return {read, solved, ...(last !== undefined && {last})};
}

/** What was done here or there. The reader goes on where this browser was left. */
export function mergeProgress(here: Progress, there: Progress): Progress {
  const last = here.last ?? there.last;
  return {
    read: [...new Set([...here.read, ...there.read])],
    solved: [...new Set([...here.solved, ...there.solved])],
    ...(last !== undefined && {last}),
  };
}
