/** Why a program does not compile: mistakes in it, or packages that the playground does not have. */
import type {ProgramFiles, RunError} from '../../messages/runEvents';
import type {Compilation} from '../compiler/compile';
import {describeStop} from '../compiler/traps';
import {type ProgramDiagnostic, toDiagnostics} from '../compiler/diagnostics';
import type {UnsupportedFeature} from '../../messages/unsupportedFeature';

/** The compiler's message for a package that is not installed: for `bring "name" as n`, and for `bring name`. */
const MISSING_PACKAGE =
  /^(?:Unable to load|Could not find a trusted library) "([^"]+)"(?:: Module not found| installed)/;

/** The packages that a program brings and the playground does not have. */
export function missingPackages({diagnostics}: Compilation): readonly UnsupportedFeature[] {
  const names = diagnostics.flatMap(({message}) => MISSING_PACKAGE.exec(message)?.[1] ?? []);
  return [...new Set(names)].map((feature) => ({
    feature,
    reason: 'the playground does not have this package',
  }));
}

/** All errors of the compiler as one, with a frame for each. */
export function compileError({diagnostics, panic}: Compilation, files: ProgramFiles): RunError {
  const errors = toDiagnostics(diagnostics, files).filter(({severity}) => severity === 'error');
  if (errors.length === 0) return {message: withoutErrors(panic), frames: []};
  return {message: errors.map(({message}) => message).join('\n'), frames: errors.flatMap(toFrame)};
}

/** The compiler reports a panic as an error, except for a stack overflow, which only the last line of its output names. */
function withoutErrors(panic: string | undefined): string {
  if (panic === undefined) return 'The compiler has given no answer.';
  return `${describeStop(panic.split('\n').at(-1))}.`;
}

function toFrame({location}: ProgramDiagnostic): RunError['frames'] {
  if (!location) return [];
  return [{file: location.uri, line: location.range.start.line + 1, column: location.column}];
}
