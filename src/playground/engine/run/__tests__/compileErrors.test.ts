import {describe, expect, it} from 'vitest';
import type {Compilation} from '../../compiler/compile';
import type {RawDiagnostic} from '../../../../wing/compiler/wingc';
import {compileError, missingPackages} from '../compileErrors';

function compilationWith(diagnostics: readonly RawDiagnostic[], panic?: string): Compilation {
  return {diagnostics, panic} as Compilation;
}

function diagnosticAt(
  line: number,
  message: string,
  severity: RawDiagnostic['severity'] = 'error',
): RawDiagnostic {
  const place = {line, col: 4};
  return {
    severity,
    message,
    hints: [],
    annotations: [],
    span: {file_id: '/proj/a/lib.w', start: place, end: place, start_offset: 4, end_offset: 4},
  };
}

describe('compileError', () => {
  it('has all errors with their places', () => {
    const error = compileError(
      compilationWith([
        diagnosticAt(0, 'one'),
        diagnosticAt(1, 'careful', 'warning'),
        diagnosticAt(2, 'two'),
      ]),
      {'a/lib.w': 'let a = 1;\n'.repeat(3)},
    );
    expect(error.message).toBe('one\ntwo');
    expect(error.frames).toEqual([
      {file: 'a/lib.w', line: 1, column: 5},
      {file: 'a/lib.w', line: 3, column: 5},
    ]);
  });

  it('has the last line of a panic', () => {
    const panic = 'at a.rs:1:2\nRangeError: Maximum call stack size exceeded';
    const message =
      'The compiler has stopped at this program without a message. It does so where something is nested very deeply.';
    expect(compileError(compilationWith([], panic), {})).toEqual({message, frames: []});
    expect(compileError(compilationWith([]), {}).message).toBe('The compiler has given no answer.');
  });
});

describe('missingPackages', () => {
  it('names each package once', () => {
    const missing = (name: string) =>
      diagnosticAt(0, `Unable to load "${name}": Module not found in "/proj/main.w"`);
    const compilation = compilationWith([
      missing('@winglibs/redis'),
      missing('@winglibs/redis'),
      missing('cdk8s'),
    ]);
    expect(missingPackages(compilation).map(({feature}) => feature)).toEqual(['@winglibs/redis', 'cdk8s']);
  });
});
