import {readFile, readdir} from 'node:fs/promises';
import {basename, join} from 'node:path';
import type {Connection, SimulatorResources, TreeNode} from '../../lib/compilerOutput';
import {highlight, highlightLines} from '../../samples/highlight';
import type {SavedFiles} from '../../samples/savedFiles';
import {compileProgram, readOutput, testProgram, wingVersion} from '../../wing/command-line';
import {toStartCommands} from './commands';
import {toPhaseRuns} from './phases';
import {compileForTargets} from './targets';
import type {HomeProgram, Permission, ProgramResource} from './types';

/** The resource of which the page shows what every target makes. */
const SHOWN_RESOURCE = 'Visits';
const SCOPE = 'root/Default/';

/**
 * Compiles and tests the program of the home page, and keeps what the page shows of it.
 *
 * @param files takes the file with the whole program
 */
export async function loadProgram(entrypoint: string, files: Pick<SavedFiles, 'save'>): Promise<HomeProgram> {
  const source = await readFile(entrypoint, 'utf8');
  const firstTest = source.indexOf('\ntest "');
  const {outputDir} = await compileProgram({entrypoint});
  const {tree} = await readOutput(outputDir, 'tree.json');
  const simulator = await readOutput(outputDir, 'simulator.json');
  const {connections} = await readOutput(outputDir, 'connections.json');
  const {report, passed} = await testProgram(entrypoint);
  if (!passed) throw new Error(`The tests of the home page's program fail:\n${report}`);
  const entry = basename(entrypoint);
  const printed = {kind: 'report', text: report} as const;
  return {
    version: wingVersion,
    address: files.save('programs', {files: {[entry]: source}, entry, printed}),
    runs: toPhaseRuns(highlight(source.slice(0, firstTest).trimEnd(), 'wing')),
    tests: highlightLines(source.slice(firstTest).trim(), 'wing'),
    resources: toResources(tree.children?.Default, simulator.resources),
    permissions: toPermissions(connections),
    javascript: highlightLines(await readInflightCode(outputDir), 'js'),
    targets: await compileForTargets(entrypoint, SHOWN_RESOURCE),
    report: report
      .replace(/^Duration .*$/m, '')
      .trim()
      .replace(/ +$/gm, ''),
    commands: toStartCommands(wingVersion),
  };
}

/** What is read of the tree. */
type Program = Pick<TreeNode, 'constructInfo'> & {readonly children?: Readonly<Record<string, Program>>};

/** Exported for its test. The resources that the program makes, without what a target makes below them. */
export function toResources(program: Program | undefined, simulated: SimulatorResources): ProgramResource[] {
  return Object.entries(program?.children ?? {}).flatMap(([name, {constructInfo}]) => {
    const type = /^@winglang\/sdk\.(cloud\..*)/.exec(constructInfo?.fqn ?? '')?.[1];
    if (!type) return [];
    return [{name, type, files: Object.keys(simulated[SCOPE + name]?.props?.initialObjects ?? {})}];
  });
}

/** Exported for its test. A function may be invoked in two ways, so that a connection can be there twice. */
export function toPermissions(connections: readonly Omit<Connection, 'name'>[]): Permission[] {
  const found = new Map<string, Permission>();
  for (const {source, target, targetOp} of connections) {
    const [from, to] = [source.slice(SCOPE.length), target.slice(SCOPE.length)];
    // Connections to the inside of a resource are the simulator's own.
    if (to.includes('/') || targetOp === undefined) continue;
    found.set(`${from} ${to} ${targetOp}`, {from, to, operation: targetOp});
  }
  return [...found.values()];
}

/** The method that the compiler made of the program's first inflight function, without the module around it. */
async function readInflightCode(outputDir: string): Promise<string> {
  const folder = join(outputDir, '.wing');
  const name = (await readdir(folder)).filter((file) => /^inflight\..*\.cjs$/.test(file)).sort()[0];
  if (!name) throw new Error('The compiler wrote no inflight code for the program of the home page.');
  const code = await readFile(join(folder, name), 'utf8');
  const method = /^( *)async handle\([\s\S]*?\n\1}/m.exec(code);
  if (!method) throw new Error(`${name} has no handler.`);
  return method[0].replaceAll(`\n${method[1]}`, '\n').trimStart();
}
