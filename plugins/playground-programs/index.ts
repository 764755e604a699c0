/**
 * Provides the data of this site that the playground shows:
 *
 * - `groups.json`: the programs of the examples and tutorials, fetched when a reader opens the list of examples;
 * - `first.json`: the program of a first visit, with the version of the toolchain.
 */
import {resolve} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {learningGroups} from '../../src/config/learningPath';
import type {MistakesOption} from '../../src/lib/mistakes';
import {readLessons} from '../../src/learning/lessons';
import type {ProgramGroup, SiteProgram} from '../../src/playground/model/siteProgram';
import {wingVersion} from '../../src/wing/command-line';
import {readProgramGroups} from './content';

/** The page whose program is shown on a first visit. */
const FIRST_PAGE = '/docs/learn/inflight-functions';

export default function playgroundProgramsPlugin(
  {siteDir}: LoadContext,
  {mistakes}: MistakesOption,
): Plugin<ProgramGroup[]> {
  return {
    name: 'playground-programs',
    getPathsToWatch: () => [resolve(siteDir, 'docs/{examples,learn}/**/*')],
    loadContent: mistakes.reading(() =>
      readProgramGroups(siteDir, readLessons(learningGroups, resolve(siteDir, 'docs'))),
    ),
    async contentLoaded({content, actions}) {
      await actions.createData('groups.json', content);
      const {files, entry} = findFirst(content);
      await actions.createData('first.json', {files, entry, compilerVersion: wingVersion});
    },
  };
}

function findFirst(groups: readonly ProgramGroup[]): SiteProgram {
  const programs = groups.flatMap((group) => group.programs);
  const first = programs.find(({page}) => page === FIRST_PAGE);
  if (first) return first;
  const pages = programs.map(({page}) => page).join(', ');
  throw new Error(
    `The playground begins with the program of ${FIRST_PAGE}, which has none; pages with one: ${pages}`,
  );
}
