import type {FolderReader} from '../lib/folderReader';
import type {ProgramOutcome} from '../wing/checker/outcome';
import {hasTests, isEntry} from '../wing/language/entries';
import {CLOUD_PLATFORMS, type CloudPlatform} from '../wing/language/platforms';
import type {Fence} from './fence';
import {playgroundFiles} from './playgroundFiles';
import type {PageProgram} from './pageProgram';
import type {SampleProgram} from './types';
import {unsupportedFeatureOf} from './unsupportedFeature';

/** A program that a reader can open in the playground. */
interface Playable extends SampleProgram {
  /** Whether it can be run in its page as well: nothing of it is to fail, and there is something to see. */
  readonly runs: boolean;
  /** The clouds that its reader can compare in its page: those that the fence names, also as ones that reject it. */
  readonly clouds: readonly CloudPlatform[];
}

/**
 * Decides whether a reader can open a program in the playground, and run it in its page.
 *
 * @param outcome what the toolchain did with it, as far as preflight; without it, only tests are known to show something
 * @param folders reads the folder of the program, below the site's
 * @returns nothing where the playground cannot open the program
 */
export function toPlayable(
  program: PageProgram,
  outcome: Pick<ProgramOutcome, 'preflightOutput'> | undefined,
  folders: FolderReader,
): Playable | undefined {
  const {language, entry, fence} = program;
  if (language !== 'wing' || fence.nocheck || !isEntry(entry) || unsupportedFeatureOf(program))
    return undefined;
  const files = playgroundFiles(program, folders);
  if (!files) return undefined;
  const showsSomething = hasTests(program.files, language) || Boolean(outcome?.preflightOutput);
  return {files, entry, runs: showsSomething && !fence.fails && !fence.norun, clouds: cloudsOf(fence)};
}

/** An exercise has other things to try first. */
function cloudsOf({platforms, refused = [], fails, exercise}: Fence): CloudPlatform[] {
  if (fails || exercise) return [];
  const named = [...platforms, ...refused.map(({platform}) => platform)];
  return CLOUD_PLATFORMS.filter((cloud) => named.includes(cloud));
}

/** Whether the code that a page shows is all of a program, so that nothing has to be fetched to open it. */
export function isShownWhole({folder, files}: PageProgram): boolean {
  return folder === undefined && files.length === 1;
}
