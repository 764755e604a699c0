import {createRequire} from 'node:module';
import path from 'node:path';
import type {RawDiagnostic} from '../compiler/wingc';
import {formatTestReport} from '../run/testReport';
import type {SourceLocation} from './outcome';
import type {CheckedTest} from './simulate';
import {inFolder} from './inFolder';

/**
 * Messages in the form in which the command line prints them. The command line's own functions format them, so that a
 * page shows what a reader's terminal does.
 */

// Chalk reads it when the modules below are loaded.
process.env.FORCE_COLOR = '0';

const load = createRequire(__filename);

interface CommandLine {
  formatDiagnostics(diagnostics: readonly RawDiagnostic[]): Promise<string>;
  prettyPrintError(
    error: Error | string,
    options: {sourceEntrypoint?: string; resetCache?: boolean},
  ): Promise<string>;
}

/** They take a second to load, and most programs have no messages. */
function loadCommandLine(): CommandLine {
  return {
    ...load('winglang/dist/commands/diagnostics'),
    ...load('@winglang/sdk/lib/util/enhanced-error'),
  } as CommandLine;
}

/** The compiler's messages with the lines that they are about. */
export function formatDiagnostics(diagnostics: readonly RawDiagnostic[], workDir: string): Promise<string> {
  return inFolder(workDir, async () =>
    withoutFolder(await loadCommandLine().formatDiagnostics(diagnostics), workDir),
  );
}

/** An error of preflight or of a test, with its location in the program. */
export async function formatError(
  error: Error | string,
  workDir: string,
  sourceEntrypoint?: string,
): Promise<{readonly text: string; readonly location?: SourceLocation}> {
  const text = await inFolder(workDir, async () => {
    const options = {...(sourceEntrypoint && {sourceEntrypoint}), resetCache: true};
    return withoutFolder(await loadCommandLine().prettyPrintError(error, options), workDir);
  });
  // Where a stack is full is chance.
  const isPlaced = !text.includes('Maximum call stack size exceeded');
  const [, file, line, column] = (isPlaced && /--> (\S+\.(?:w|ts|js)):(\d+):(\d+)/.exec(text)) || [];
  return {text, ...(file && {location: {file, line: Number(line), column: Number(column)}})};
}

/** The output of `wing test`. */
export async function formatReport(
  workDir: string,
  entry: string,
  tests: readonly CheckedTest[],
): Promise<string> {
  const reported = [];
  for (const {error, ...test} of tests)
    reported.push({...test, ...(error && {error: (await formatError(error, workDir)).text})});
  return withoutFolder(formatTestReport(entry, reported), workDir);
}

function withoutFolder(text: string, folder: string): string {
  return text.replaceAll(`${folder}${path.sep}`, '');
}
