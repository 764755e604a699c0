/**
 * Provides the data of this site that the playground shows:
 *
 * - `groups.json`: the programs of the examples and tutorials, fetched when a reader opens the list of examples;
 * - `first.json`: the program of a first visit, with the version of the toolchain;
 * - `reference.json`: the address of each resource's reference, for the diagram.
 */
import {resolve} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {learningGroups} from '../../src/config/learningPath';
import type {MistakesOption} from '../../src/lib/mistakes';
import {readLessons} from '../../src/learning/lessons';
import type {ProgramGroup, SiteProgram} from '../../src/playground/model/siteProgram';
import {toClassPages} from '../../src/reference/classPages';
import type {Reference} from '../../src/reference/reference';
import {wingVersion} from '../../src/wing/command-line';
import {readProgramGroups} from './content';

/** The page whose program is shown on a first visit. */
const FIRST_PAGE = '/docs/learn/inflight-functions';

interface PlaygroundProgramsOptions extends MistakesOption {
  /** The reference as the pages have it now. */
  readonly reference: () => Reference;
}

export default function playgroundProgramsPlugin(
  {siteDir}: LoadContext,
  {reference, mistakes}: PlaygroundProgramsOptions,
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
    async allContentLoaded({allContent, actions}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const pages = loadedVersions.flatMap(({docs}) => docs);
      await actions.createData('reference.json', toClassPages(reference(), pages));
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
