import fs from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {hasTests, isEntry} from '../language/entries';
import {type BuiltinPlatform, PLATFORMS, SAMPLE_ENVIRONMENT} from '../language/platforms';
import {type Diagnostic, runWingc, type WingcResult} from './compiler';
import {fingerprint} from './fingerprint';
import {collectHovers} from './hover';
import type {CheckRequest, ProgramOutcome, CheckFailure, TargetOutcome} from './outcome';
import {runPreflight} from './preflight';
import {formatDiagnostics, formatError, formatReport} from './report';
import {archiveInProcess, shareSourceFiles} from './shortcuts';
import {runTests, type TestResult} from './simulate';
import {writeProgram} from './writeProgram';

/**
 * Compiles a program, runs its preflight and its tests, and compiles it for the other targets that it names.
 *
 * @param workDir folder that the program's files are written to; what it held is deleted
 * @param onProgress called at each step, so that a watchdog sees progress
 */
export async function checkProgram(
  request: CheckRequest,
  workDir: string,
  onProgress: (what: string) => void,
): Promise<ProgramOutcome> {
  const start = performance.now();
  writeProgram(request, workDir);
  Object.assign(process.env, SAMPLE_ENVIRONMENT);
  const context = {request, workDir, onProgress};
  if (request.hoversOnly) {
    const hovers = await collectHovers(path.join(workDir, request.entry), entryText(request));
    // A module of the program is told by its path, which is not to depend on the machine.
    const inProgram = (text: string) => text.replaceAll(`${workDir}${path.sep}`, '');
    return {
      ...NOTHING_RUN,
      hovers: hovers.map((hover) => ({...hover, type: inProgram(hover.type)})),
      duration: performance.now() - start,
    };
  }
  if (request.compare) {
    const targets = await compareTargets(context);
    return {...NOTHING_RUN, targets, duration: performance.now() - start};
  }
  const sim = await build(context, 'sim');
  let failure = sim.failure;
  let tests: readonly TestResult[] = [];
  let report = '';
  const hasToRun = request.runTests && !request.preflightOnly;
  if (!failure && hasToRun && hasTests(request.files, request.language)) {
    tests = await runTests(sim.synthDir, (name) => onProgress(`test ${name}`));
    report = await formatReport(workDir, sim.synthDir, tests);
    failure = await testFailure(workDir, tests);
  }
  for (const platform of failure ? [] : request.platforms.filter((name) => name !== 'sim')) {
    failure ??= (await build(context, platform)).failure;
  }
  const preflightOutput = sim.output;
  return {
    ...(failure && {failure}),
    warnings: sim.warnings,
    preflightOutput,
    tests,
    report: [preflightOutput, report].filter(Boolean).join('\n'),
    duration: performance.now() - start,
  };
}

function entryText({files, entry}: CheckRequest): string {
  return files.find((file) => file.path === entry)?.text ?? '';
}

const NOTHING_RUN = {warnings: [], preflightOutput: '', tests: [], report: ''};

async function compareTargets(context: Context): Promise<ProgramOutcome['targets']> {
  const {request, workDir} = context;
  const targets: Partial<Record<BuiltinPlatform, TargetOutcome>> = {};
  for (const platform of request.platforms) {
    const {failure, synthDir} = await build(context, platform);
    targets[platform] = failure ? {failure} : {fingerprint: fingerprint(synthDir, workDir)};
  }
  return targets;
}

interface Context {
  readonly request: CheckRequest;
  readonly workDir: string;
  readonly onProgress: (what: string) => void;
}

interface Build {
  readonly synthDir: string;
  readonly output: string;
  readonly warnings: readonly string[];
  readonly failure?: CheckFailure;
}

async function build({request, workDir, onProgress}: Context, platform: BuiltinPlatform): Promise<Build> {
  onProgress(`compile for ${platform}`);
  const entrypoint = path.join(workDir, request.entry);
  const extension = platform === 'sim' ? 'wsim' : platform.replace('-', '');
  const synthDir = path.join(workDir, 'target', `${path.parse(request.entry).name}.${extension}`);
  fs.mkdirSync(path.join(synthDir, '.wing'), {recursive: true});
  const compiled: Compiled =
    request.language === 'ts'
      ? await compileTypeScript(entrypoint, synthDir)
      : await runWingc(entrypoint, synthDir);
  const warnings = await Promise.all(
    compiled.diagnostics
      .filter(({severity}) => severity === 'warning')
      .map((one) => formatDiagnostics([one], workDir)),
  );
  const errors = compiled.diagnostics.filter(({severity}) => severity === 'error');
  const base = {synthDir, output: '', warnings};
  if (errors.length > 0 || compiled.crashed) {
    const text = errors.length > 0 ? await formatDiagnostics(errors, workDir) : 'the compiler crashed';
    return {
      ...base,
      failure: {
        stage: 'compile',
        platform,
        text,
        locations: errors.flatMap((one) => toLocations(one, workDir)),
      },
    };
  }
  if (!isEntry(request.entry)) return base;
  if (platform !== 'sim') archiveInProcess();
  const {output, error} = await runPreflight({
    sourceDir: path.dirname(entrypoint),
    synthDir,
    entry: compiled.entry ?? path.join(synthDir, '.wing', 'preflight.cjs'),
    platform,
    testing: request.runTests,
    importedNamespaces: compiled.importedNamespaces,
    nodeModules: nearestNodeModules(workDir),
    result: PLATFORMS[platform].outputFile,
  });
  if (!error) return {...base, output};
  const {text, place} = await formatError(error, workDir, entrypoint);
  return {
    ...base,
    output,
    failure: {
      stage: 'preflight',
      platform,
      text,
      locations: place ? [{...place, message: error.message}] : [],
      ...(error.constructor.name === 'NotImplementedError' && {unsupported: true}),
    },
  };
}

type Compiled = WingcResult & {readonly entry?: string};

/** Wing in TypeScript goes through the framework's own compiler, which answers with the code to load. */
async function compileTypeScript(entrypoint: string, synthDir: string): Promise<Compiled> {
  const {internal} = await loadFramework();
  const before = process.cwd();
  process.chdir(path.dirname(entrypoint));
  try {
    const entry = await internal.compile({workDir: path.join(synthDir, '.wing'), entrypoint});
    return {diagnostics: [], crashed: false, importedNamespaces: [], entry};
  } catch (error) {
    return {diagnostics: readTypeScriptErrors(error, entrypoint), crashed: false, importedNamespaces: []};
  } finally {
    process.chdir(before);
  }
}

/** TypeScript takes half a second to load, and few programs need it. */
function loadFramework(): Promise<typeof import('@wingcloud/framework')> {
  if (!framework) {
    shareSourceFiles();
    framework = import('@wingcloud/framework');
  }
  return framework;
}

let framework: Promise<typeof import('@wingcloud/framework')> | undefined;

/** The framework reports what TypeScript says as one coloured text: `main.ts:10:19 - error TS0: …` with an excerpt. */
function readTypeScriptErrors(error: unknown, entrypoint: string): Diagnostic[] {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const starts = [...text.matchAll(/^(\S+?):(\d+):(\d+) - error TS\d+: (.*)$/gm)];
  const base = {severity: 'error', hints: [], annotations: []} as const;
  if (starts.length === 0) return [{...base, message: text}];
  return starts.map(([, file, line, column, message]) => {
    const place = {line: Number(line), column: Number(column)};
    const source = fs.existsSync(file!)
      ? fs
          .readFileSync(file!, 'utf8')
          .split('\n')
          .slice(0, place.line - 1)
          .join('\n')
      : '';
    const offset = Buffer.byteLength(source) + (source ? 1 : 0) + place.column - 1;
    const span = {
      file: path.resolve(path.dirname(entrypoint), file!),
      start: place,
      end: {...place, column: place.column + 1},
    };
    return {...base, message: message!, span: {...span, startOffset: offset, endOffset: offset + 1}};
  });
}

async function testFailure(workDir: string, tests: readonly TestResult[]): Promise<CheckFailure | undefined> {
  const failed = tests.filter(({pass}) => !pass);
  if (failed.length === 0) return undefined;
  const errors = await Promise.all(failed.map(({error}) => formatError(error ?? 'the test failed', workDir)));
  return {
    stage: 'test',
    platform: 'sim',
    text: errors.map(({text}, index) => `test "${failed[index]!.name}": ${text}`).join('\n'),
    locations: errors.flatMap(({text, place}) =>
      place ? [{...place, message: text.split('\n')[0] ?? text}] : [],
    ),
  };
}

function toLocations({span, message}: Diagnostic, workDir: string): CheckFailure['locations'] {
  if (!span?.file) return [];
  return [
    {
      file: path.relative(workDir, span.file),
      line: span.start.line,
      column: span.start.column,
      end: span.end,
      message,
    },
  ];
}

function nearestNodeModules(folder: string): string {
  for (let current = folder; current !== path.dirname(current); current = path.dirname(current)) {
    const candidate = path.join(current, 'node_modules');
    if (fs.existsSync(candidate)) return candidate;
  }
  return path.join(folder, 'node_modules');
}
