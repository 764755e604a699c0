/**
 * Gives the playground what it shows of this site: `groups.json`, the programs of the examples and tutorials, which is
 * loaded when a reader looks through them; `first.json`, the program that a first visit begins with, and the version of
 * the toolchain; `reference.json`, where the reference of each resource is, for the diagram.
 */
import {resolve} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {learningGroups} from '../../src/config/learningPath';
import {referenceOf} from '../../src/reference/reference';
import {readLessons} from '../../src/learning/lessons';
import {wingVersion} from '../../src/wing/command-line';
import {referencePages} from '../../src/diagram/referencePages';
import {readPrograms} from './content';
import type {ProgramGroup, SiteProgram} from '../../src/playground/siteProgram';

/** The page whose program is the first that a reader sees. */
const FIRST = '/docs/learn/inflight-functions';

export default function playgroundProgramsPlugin({siteDir}: LoadContext): Plugin<ProgramGroup[]> {
  return {
    name: 'playground-programs',
    getPathsToWatch: () => [resolve(siteDir, 'docs/{examples,learn}/**/*')],
    loadContent: async () => readPrograms(siteDir, readLessons(learningGroups, resolve(siteDir, 'docs'))),
    async contentLoaded({content, actions}) {
      await actions.createData('groups.json', content);
      const {files, entry} = findFirst(content);
      await actions.createData('first.json', {files, entry, compilerVersion: wingVersion});
    },
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const pages = loadedVersions.flatMap(({docs}) => docs);
      await actions.createData('reference.json', referencePages(referenceOf(siteDir)(), pages));
    },
  };
}

function findFirst(groups: readonly ProgramGroup[]): SiteProgram {
  const programs = groups.flatMap((group) => group.programs);
  const first = programs.find(({page}) => page === FIRST);
  if (first) return first;
  const known = programs.map(({page}) => page).join(', ');
  throw new Error(
    `The playground begins with the program of ${FIRST}, which has none; pages with one: ${known}`,
  );
}
