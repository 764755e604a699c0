import * as v from 'valibot';
import {boundedJson} from '../../lib/entrance/data';
import {shaped} from '../../lib/entrance/shape';
import type {SavedProgram} from '../types';

/** Far more than the largest program of a page. */
const BOUNDS = {characters: 1_000_000, depth: 3, values: 500};

const SHAPE = v.pipe(
  v.object({
    files: v.record(v.string(), v.string()),
    entry: v.string(),
    printed: v.optional(v.object({kind: v.picklist(['log', 'report']), text: v.string()})),
  }),
  v.check(({files, entry}) => Object.hasOwn(files, entry), 'The file to compile is missing.'),
);

/**
 * The program of a page in the file that the build has saved it in (`savedFiles.ts`).
 *
 * @throws Refusal where it is something else, such as the page of an error
 */
export function parseSavedProgram(json: string): SavedProgram {
  const name = 'The program of this page';
  return shaped(boundedJson(json, name, BOUNDS), name, SHAPE);
}
