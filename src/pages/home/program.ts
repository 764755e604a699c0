import {readFile} from 'node:fs/promises';
import {basename} from 'node:path';
import {drawCompiled} from '../../components/diagram/sketch/draw';
import {sketchProgram} from '../../components/diagram/sketch/fromProgram';
import {highlight} from '../../samples/highlight';
import {routeNames} from '../../samples/ProgramViews/functionNames';
import {shortReport} from '../../samples/ProgramViews/shortReport';
import type {SavedFiles} from '../../samples/savedFiles';
import {compileProgram, readOutput, testProgram, wingVersion} from '../../wing/command-line';
import {toCalls} from './calls';
import {toStartCommands} from './commands';
import {toPhaseRuns} from './phases';
import {compileForTargets, countResources} from './targets';
import type {HomeProgram, ShownProgram} from './types';

/** The resource of which the page shows what every target makes. */
const SHOWN_RESOURCE = 'Visits';

interface Entrypoints {
  /** The program that the page begins with. */
  readonly main: string;
  /** One that all targets support. */
  readonly portable: string;
}

/**
 * Compiles and tests the programs of the home page, and keeps what the page shows of them.
 *
 * @param files takes the files with the whole programs
 */
export async function loadProgram(
  {main, portable}: Entrypoints,
  files: Pick<SavedFiles, 'save'>,
): Promise<HomeProgram> {
  const {program, source, report} = await testAndSave(main, files);
  const {outputDir} = await compileProgram({entrypoint: main});
  const {tree} = await readOutput(outputDir, 'tree.json');
  const {connections} = await readOutput(outputDir, 'connections.json');
  const {program: portableProgram} = await testAndSave(portable, files);
  return {
    version: wingVersion,
    program,
    report: shortReport(report),
    calls: toCalls(connections, source),
    names: [...routeNames(connections)],
    drawn: drawCompiled(sketchProgram({tree, connections})),
    resourceCount: await countResources(main),
    portable: portableProgram,
    targets: await compileForTargets(portable, SHOWN_RESOURCE),
    commands: toStartCommands(wingVersion),
  };
}

interface TestedProgram {
  readonly program: ShownProgram;
  readonly source: string;
  readonly report: string;
}

async function testAndSave(entrypoint: string, files: Pick<SavedFiles, 'save'>): Promise<TestedProgram> {
  // The editor would show a last line with nothing in it.
  const source = (await readFile(entrypoint, 'utf8')).trimEnd();
  const {report, passed} = await testProgram(entrypoint);
  if (!passed) throw new Error(`The tests of ${entrypoint} fail:\n${report}`);
  const entry = basename(entrypoint);
  const printed = {kind: 'report', text: report} as const;
  const address = files.save('programs', {files: {[entry]: source}, entry, printed});
  return {program: {address, runs: toPhaseRuns(highlight(source, 'wing'))}, source, report};
}
