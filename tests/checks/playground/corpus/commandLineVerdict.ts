/** Runs a program with the installed toolchain: its compiler in Node, and `wing test`. */
import {cp, mkdir, mkdtemp, readFile, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {basename, join, resolve} from 'node:path';
import {createProgramCompiler} from '../../../../src/wing/checker/programCompiler';
import {hasTests} from '../../../../src/wing/language/entries';
import {runWing} from '../../../../src/wing/command-line/wing';
import {PROJECT_FOLDER} from '../../../../src/playground/engine/projectFolder';
import type {RawDiagnostic} from '../../../../src/wing/compiler/wingc';
import type {Verdict} from './comparison';
import type {CorpusProgram} from './corpusPrograms';

const ROOT = resolve(__dirname, '../../../../node_modules');
/** Packages that programs of the corpus bring, and that the playground has as well. */
const PACKAGES = ['constructs', 'uuid'];

/** The path in the JSON file of `wing test --output-file` of a program whose tests did not start. */
const NO_TEST = '*';

const compiler = createProgramCompiler();

/** Works in a copy of the program's folder, and deletes it afterwards. */
export async function runOnCommandLine({folder, entry}: CorpusProgram): Promise<Verdict> {
  const home = await mkdtemp(join(tmpdir(), 'fidelity-'));
  const project = join(home, 'project');
  try {
    await cp(folder, project, {
      recursive: true,
      filter: (path) => !/^(?:node_modules|target)$/.test(basename(path)),
    });
    await mkdir(join(home, 'node_modules'));
    for (const name of PACKAGES) await symlink(join(ROOT, name), join(home, 'node_modules', name));
    await mkdir(join(project, 'target/compiled'), {recursive: true});
    const diagnostics = compileInFolder(project, entry);
    if (diagnostics.some(({severity}) => severity === 'error')) return {diagnostics, tests: {}};
    // `wing test` takes seconds, and a program without tests does not need it.
    if (!mayHaveTests(await readFile(join(project, entry), 'utf8'))) return {diagnostics, tests: {}};
    return {diagnostics, ...(await testInFolder(project, entry))};
  } finally {
    await rm(home, {recursive: true, force: true});
  }
}

/** Files that a program brings may have some. */
function mayHaveTests(text: string): boolean {
  return hasTests([{text}], 'wing') || /\bbring "\.{1,2}\//.test(text);
}

/** After a panic, the diagnostics before it count. */
function compileInFolder(project: string, entry: string): readonly RawDiagnostic[] {
  const {diagnostics} = compiler.compile(join(project, entry), join(project, 'target/compiled'));
  return JSON.parse(JSON.stringify(diagnostics).replaceAll(project, PROJECT_FOLDER)) as RawDiagnostic[];
}

async function testInFolder(project: string, entry: string): Promise<Pick<Verdict, 'tests' | 'note'>> {
  const file = join(project, 'report.json');
  let printed: string;
  try {
    const {stdout, stderr} = await runWing(['test', entry, '--output-file', file], {folder: project});
    printed = stdout + stderr;
  } catch (error) {
    return {tests: {}, note: String(error)};
  }
  const reported = await readTestFile(file);
  if (!reported) return {tests: {}, note: `no report: ${printed.trim()}`};
  const failure = reported.find(({path}) => path === NO_TEST);
  if (failure) return {tests: {}, note: failure.error};
  return {tests: Object.fromEntries(reported.map(({path, pass}) => [path, pass]))};
}

/** The JSON file of `wing test --output-file`, as far as it is read here. */
interface TestFile {
  readonly results: Readonly<Record<string, Readonly<Record<string, TestFileEntry>>>>;
}

interface TestFileEntry {
  readonly path: string;
  readonly pass: boolean;
  readonly error?: string;
}

/** Undefined if the file was not written. */
async function readTestFile(file: string): Promise<readonly TestFileEntry[] | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const {results} = JSON.parse(text) as TestFile;
  return Object.values(results).flatMap((tests) => Object.values(tests));
}
