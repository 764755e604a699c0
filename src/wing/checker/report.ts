import {createRequire} from 'node:module';
import path from 'node:path';
import type {Diagnostic} from './compiler';
import type {TestResult} from './simulate';

/**
 * Messages in the form in which the command line prints them. The command line's own functions make them, so that a
 * page shows what a reader's terminal does.
 */

// Chalk looks at this when it is loaded, which the modules below do.
process.env.FORCE_COLOR = '0';

const load = createRequire(__filename);

interface CommandLine {
  formatDiagnostics(diagnostics: readonly unknown[]): Promise<string>;
  renderTestReport(entrypoint: string, results: readonly unknown[], includeLogs: boolean): Promise<string>;
  printResults(results: readonly unknown[], duration: number): void;
  prettyPrintError(
    error: Error | string,
    options: {sourceEntrypoint?: string; resetCache?: boolean},
  ): Promise<string>;
}

let commandLine: CommandLine | undefined;

function loadCommandLine(): CommandLine {
  commandLine ??= {
    ...load('winglang/dist/commands/diagnostics'),
    ...load('winglang/dist/commands/test/test'),
    ...load('winglang/dist/commands/test/results'),
    ...load('@winglang/sdk/lib/util/enhanced-error'),
  } as CommandLine;
  return commandLine;
}

/** The compiler's messages with the lines that they point at. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], workDir: string): Promise<string> {
  const raw = diagnostics.map(({span, annotations, ...rest}) => ({
    ...rest,
    span: span && toRawSpan(span),
    annotations: annotations.map((one) => ({message: one.message, span: one.span && toRawSpan(one.span)})),
  }));
  return inFolder(workDir, async () =>
    withoutFolder(await loadCommandLine().formatDiagnostics(raw), workDir),
  );
}

/** An error of preflight or of a test, with the place in the program that it came from. */
export async function formatError(
  error: Error | string,
  workDir: string,
  sourceEntrypoint?: string,
): Promise<{text: string; place?: {file: string; line: number; column: number}}> {
  const text = await inFolder(workDir, async () => {
    const options = {...(sourceEntrypoint && {sourceEntrypoint}), resetCache: true};
    return withoutFolder(await loadCommandLine().prettyPrintError(error, options), workDir);
  });
  const match = /--> (\S+\.(?:w|ts|js)):(\d+):(\d+)/.exec(text);
  return {text, ...(match && {place: {file: match[1]!, line: Number(match[2]), column: Number(match[3])}})};
}

/** What `wing test` prints: log lines as they come, the report, the summary. */
export async function formatReport(
  workDir: string,
  synthDir: string,
  tests: readonly TestResult[],
): Promise<string> {
  const lines = tests.flatMap(({name, logs}) =>
    logs.flatMap(({level, message}) =>
      message.split('\n').map((line) => `[${level.toUpperCase()}] ${name} | ${line}`),
    ),
  );
  return inFolder(workDir, async () => {
    const results = tests.map(({path: testPath, pass, error}) => ({path: testPath, pass, error, traces: []}));
    const report = await loadCommandLine().renderTestReport(synthDir, results, false);
    const summary = captureLog(() =>
      loadCommandLine().printResults([{testName: path.basename(synthDir), snapshot: 'skipped', results}], 0),
    );
    return withoutFolder([...lines, report, summary].join('\n'), workDir);
  });
}

async function inFolder<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return await work();
  } finally {
    process.chdir(before);
  }
}

function captureLog(work: () => void): string {
  const {log} = console;
  const parts: string[] = [];
  console.log = (...values: unknown[]) => void parts.push(values.join(' '));
  try {
    work();
  } finally {
    console.log = log;
  }
  return parts.join('\n');
}

function withoutFolder(text: string, folder: string): string {
  return text.replaceAll(`${folder}${path.sep}`, '');
}

function toRawSpan(span: NonNullable<Diagnostic['span']>): unknown {
  return {file_id: span.file, start_offset: span.startOffset, end_offset: span.endOffset};
}
