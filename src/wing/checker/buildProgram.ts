import fs from 'node:fs';
import path from 'node:path';
import {createColumns} from '../compiler/columns';
import type {RawDiagnostic} from '../compiler/wingc';
import {isEntry} from '../language/entries';
import {type BuiltinPlatform, PLATFORMS} from '../language/platforms';
import type {TypeScriptCompiler} from './compileTypeScript';
import {runPreflightHere} from './inProcessPreflight';
import {type CheckFailure, type CheckRequest, COMPILER_CRASH} from './outcome';
import type {ProgramCompiler} from './programCompiler';
import {formatDiagnostics, formatError} from './report';
import {archiveInProcess} from './shortcuts';

/** What checks share in a process: compilers keep what takes long to load. */
export interface Compilers {
  readonly wing: ProgramCompiler;
  readonly typeScript: TypeScriptCompiler;
}

export interface BuildContext {
  readonly request: CheckRequest;
  /** Folder with the program's files. */
  readonly workDir: string;
  readonly compilers: Compilers;
  /** Called at each step, so that a watchdog sees progress. */
  readonly onProgress: (step: string) => void;
}

interface Build {
  readonly synthDir: string;
  /** Everything that preflight printed. */
  readonly output: string;
  readonly warnings: readonly string[];
  readonly failure?: CheckFailure;
}

/** Compiles a program for a target, and runs its preflight. */
export async function buildProgram(context: BuildContext, platform: BuiltinPlatform): Promise<Build> {
  const {request, workDir, onProgress} = context;
  onProgress(`compile for ${platform}`);
  const extension = platform === 'sim' ? 'wsim' : platform.replace('-', '');
  const synthDir = path.join(workDir, 'target', `${path.parse(request.entry).name}.${extension}`);
  fs.mkdirSync(path.join(synthDir, '.wing'), {recursive: true});
  const compiled = await compile(context, synthDir);

  const warnings: string[] = [];
  for (const diagnostic of compiled.diagnostics.filter(({severity}) => severity === 'warning'))
    warnings.push(await formatDiagnostics([diagnostic], workDir));
  const base = {synthDir, output: '', warnings};
  const errors = compiled.diagnostics.filter(({severity}) => severity === 'error');
  if (errors.length > 0 || compiled.crashed) {
    const text = errors.length > 0 ? await formatDiagnostics(errors, workDir) : COMPILER_CRASH;
    const locations = errors.flatMap((error) => toLocations(error, workDir));
    return {...base, failure: {stage: 'compile', platform, text, locations}};
  }
  if (!isEntry(request.entry)) return base;
  return {...base, ...(await preflight(context, platform, {...compiled, synthDir}))};
}

interface Compiled {
  readonly diagnostics: readonly RawDiagnostic[];
  readonly crashed?: boolean;
  readonly importedNamespaces?: readonly string[];
  /** Preflight code. @default where the compiler writes it */
  readonly entry?: string;
}

async function compile({request, workDir, compilers}: BuildContext, synthDir: string): Promise<Compiled> {
  const entrypoint = path.join(workDir, request.entry);
  return request.language === 'ts'
    ? compilers.typeScript(entrypoint, synthDir)
    : compilers.wing.compile(entrypoint, synthDir);
}

async function preflight(
  {request, workDir}: BuildContext,
  platform: BuiltinPlatform,
  {synthDir, importedNamespaces = [], entry}: Compiled & {readonly synthDir: string},
): Promise<Pick<Build, 'output' | 'failure'>> {
  const entrypoint = path.join(workDir, request.entry);
  if (platform !== 'sim') archiveInProcess();
  const {output, error} = await runPreflightHere({
    platform,
    sourceDir: path.dirname(entrypoint),
    synthDir,
    nodeModules: nearestNodeModules(workDir),
    isTest: request.runTests,
    importedNamespaces,
    ...(request.runTests && platform === 'sim' && {rootId: 'root'}),
    entry: entry ?? path.join(synthDir, '.wing', 'preflight.cjs'),
    outputFile: PLATFORMS[platform].outputFile,
  });
  if (!error) return {output};
  const {text, location} = await formatError(error, workDir, entrypoint);
  const locations = location ? [{...location, message: error.message}] : [];
  const isUnsupported = error.constructor.name === 'NotImplementedError';
  return {
    output,
    failure: {stage: 'preflight', platform, text, locations, ...(isUnsupported && {unsupported: true})},
  };
}

/** The file and the position of a diagnostic, unless the compiler added what it is about by itself. */
function toLocations({span, message}: RawDiagnostic, workDir: string): CheckFailure['locations'] {
  if (!span?.file_id) return [];
  const file = path.relative(workDir, span.file_id);
  const isFile = fs.statSync(span.file_id, {throwIfNoEntry: false})?.isFile();
  const columns = createColumns(isFile ? {[file]: fs.readFileSync(span.file_id, 'utf8')} : {});
  const toPosition = ({line, col}: {readonly line: number; readonly col: number}) => {
    const position = columns.toUnits(file, {line, character: col});
    return {line: position.line + 1, column: columns.shown(file, position)};
  };
  return [{file, ...toPosition(span.start), end: toPosition(span.end), message}];
}

function nearestNodeModules(folder: string): string {
  for (let current = folder; current !== path.dirname(current); current = path.dirname(current)) {
    const candidate = path.join(current, 'node_modules');
    if (fs.existsSync(candidate)) return candidate;
  }
  return path.join(folder, 'node_modules');
}
