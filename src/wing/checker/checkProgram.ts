import fs from 'node:fs';
import path from 'node:path';
import {hasTests} from '../language/entries';
import {type BuiltinPlatform, SAMPLE_ENVIRONMENT} from '../language/platforms';
import {type BuildContext, buildProgram, type Compilers} from './buildProgram';
import {createTypeScriptCompiler} from './compileTypeScript';
import {fingerprint} from './fingerprint';
import type {CheckFailure, CheckRequest, ProgramOutcome, TargetOutcome} from './outcome';
import {createProgramCompiler} from './programCompiler';
import {formatError, formatReport} from './report';
import {type CheckedTest, simulateTests} from './simulate';
import {writeProgram} from './writeProgram';

type CheckProgram = (
  request: CheckRequest,
  workDir: string,
  onProgress: (step: string) => void,
) => Promise<ProgramOutcome>;

/**
 * Makes a function that compiles a program, runs its preflight and its tests, and compiles it for the other targets that it
 * names. It deletes anything in `workDir`, and calls `onProgress` at each step, so that a watchdog sees progress.
 */
export function createProgramChecker(): CheckProgram {
  Object.assign(process.env, SAMPLE_ENVIRONMENT);
  const compilers: Compilers = {wing: createProgramCompiler(), typeScript: createTypeScriptCompiler()};
  return async (request, workDir, onProgress) => {
    const start = performance.now();
    writeProgram(request, workDir);
    const context = {request, workDir, compilers, onProgress};
    return {...NOTHING_RUN, ...(await answer(context)), duration: performance.now() - start};
  };
}

async function answer(context: BuildContext): Promise<PartialOutcome> {
  const {hoversOnly, compare, outputDir} = context.request;
  if (hoversOnly) return hoversOf(context);
  if (compare) return compareTargets(context);
  return outputDir === undefined ? checkFully(context) : writeOutput(context, outputDir);
}

const NOTHING_RUN = {warnings: [], preflightOutput: '', tests: [], report: ''};

type PartialOutcome = Partial<ProgramOutcome>;

function hoversOf({request: {files, entry}, workDir, compilers}: BuildContext): PartialOutcome {
  const text = files.find((file) => file.path === entry)?.text ?? '';
  const hovers = compilers.wing.collectHovers(path.join(workDir, entry), text);
  // The type of a module of the program is its path, and must not depend on the machine.
  const inProgram = (type: string) => type.replaceAll(`${workDir}${path.sep}`, '');
  return {hovers: hovers.map((hover) => ({...hover, type: inProgram(hover.type)}))};
}

async function compareTargets(context: BuildContext): Promise<PartialOutcome> {
  const {request, workDir} = context;
  const targets: Partial<Record<BuiltinPlatform, TargetOutcome>> = {};
  for (const platform of request.platforms) {
    const {failure, synthDir} = await buildProgram(context, platform);
    targets[platform] = failure ? {failure} : {fingerprint: fingerprint(synthDir, workDir)};
  }
  return {targets};
}

async function writeOutput(context: BuildContext, outputDir: string): Promise<PartialOutcome> {
  const {failure, synthDir} = await buildProgram(context, context.request.platforms[0]!);
  if (failure) return {failure};
  fs.cpSync(synthDir, outputDir, {recursive: true});
  return {};
}

async function checkFully(context: BuildContext): Promise<PartialOutcome> {
  const {request, workDir, onProgress} = context;
  const {entry, files, language, platforms} = request;
  const {synthDir, warnings, output: preflightOutput, ...sim} = await buildProgram(context, 'sim');
  let {failure} = sim;
  let tests: readonly CheckedTest[] = [];
  let report = '';
  if (!failure && request.runTests && !request.preflightOnly && hasTests(files, language)) {
    tests = await simulateTests(synthDir, (name) => onProgress(`test ${name}`));
    report = await formatReport(workDir, entry, tests);
    failure = await toFailure(workDir, tests);
  }
  for (const platform of failure ? [] : platforms.filter((name) => name !== 'sim')) {
    failure ??= (await buildProgram(context, platform)).failure;
  }
  return {
    ...(failure && {failure}),
    warnings,
    preflightOutput,
    tests,
    report: [preflightOutput, report].filter(Boolean).join('\n'),
  };
}

async function toFailure(workDir: string, tests: readonly CheckedTest[]): Promise<CheckFailure | undefined> {
  const texts: string[] = [];
  const locations: CheckFailure['locations'][number][] = [];
  for (const {name, error} of tests.filter(({pass}) => !pass)) {
    const {text, location} = await formatError(error ?? 'the test failed', workDir);
    texts.push(`test "${name}": ${text}`);
    if (location) locations.push({...location, message: text.split('\n')[0]!});
  }
  if (texts.length === 0) return undefined;
  return {stage: 'test', platform: 'sim', text: texts.join('\n'), locations};
}
