/**
 * Data of the lessons and examples for pages:
 *
 * - `descriptions.json`: what each lesson teaches, for the contents page of the tutorials;
 * - `groups.json`: the programs of examples and lessons, fetched when a reader opens the playground's list of examples;
 * - `first.json`: the playground's program of a first visit, with the version of the toolchain.
 */
import {resolve} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {learningGroups} from '../config/learningPath';
import type {MistakesOption} from '../lib/mistakes';
import type {ProgramGroup, SiteProgram} from '../playground/model/siteProgram';
import {wingVersion} from '../wing/command-line';
import {descriptionsOf} from './descriptions';
import {readLessons} from './lessons';
import {readProgramGroups} from './playgroundPrograms';

/** The page whose program is shown on a first visit. */
const FIRST_PAGE = '/docs/learn/inflight-functions';

export default function learningPlugin(
  {siteDir}: LoadContext,
  {mistakes}: MistakesOption,
): Plugin<ProgramGroup[]> {
  return {
    name: 'learning',
    getPathsToWatch: () => [resolve(siteDir, 'docs/{examples,learn}/**/*')],
    loadContent: mistakes.reading(() =>
      readProgramGroups(siteDir, readLessons(learningGroups, resolve(siteDir, 'docs'))),
    ),
    async contentLoaded({content, actions}) {
      await actions.createData('groups.json', content);
      const {files, entry} = findFirst(content);
      await actions.createData('first.json', {files, entry, compilerVersion: wingVersion});
    },
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const descriptions = descriptionsOf(loadedVersions.flatMap(({docs}) => docs));
      await actions.createData('descriptions.json', descriptions);
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
