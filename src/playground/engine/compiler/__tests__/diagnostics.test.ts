import {describe, expect, it} from 'vitest';
import {toDiagnostics} from '../diagnostics';
import type {RawDiagnostic, RawSpan} from '../../../../wing/compiler/wingc';

const FILES = {'main.w': 'let 🚀 = x;\n', 'lib/util.w': 'let y = 1;\n'};

function span(file: string, line: number, from: number, to: number): RawSpan {
  return {file_id: file, start: {line, col: from}, end: {line, col: to}, start_offset: 0, end_offset: 0};
}

function raw(options: Partial<RawDiagnostic>): RawDiagnostic {
  return {severity: 'error', message: 'wrong', hints: [], annotations: [], ...options};
}

describe('toDiagnostics', () => {
  it('names the file as the program does, and counts columns as editors do', () => {
    const [diagnostic] = toDiagnostics(
      [raw({hints: ['try y'], span: span('/proj/main.w', 0, 11, 12)})],
      FILES,
    );
    expect(diagnostic).toEqual({
      severity: 'error',
      message: 'wrong',
      hints: ['try y'],
      location: {
        uri: 'main.w',
        range: {start: {line: 0, character: 9}, end: {line: 0, character: 10}},
        column: 9,
      },
      relatedInformation: [],
    });
  });

  it('has no folder that a reader has not made', () => {
    const [diagnostic] = toDiagnostics([raw({message: 'Cannot bring "/proj/lib/a.w"'})], FILES);
    expect(diagnostic!.message).toBe('Cannot bring "lib/a.w"');
  });

  it('has related information in other files', () => {
    const annotations = [{message: 'defined here', span: span('/proj/lib/util.w', 0, 4, 5)}];
    expect(toDiagnostics([raw({annotations})], FILES)[0]?.relatedInformation).toEqual([
      {
        message: 'defined here',
        location: {
          uri: 'lib/util.w',
          range: {start: {line: 0, character: 4}, end: {line: 0, character: 5}},
          column: 5,
        },
      },
    ]);
  });

  it('has the first of many, and says how many are left out', () => {
    const long = raw({message: 'a'.repeat(20_000), hints: Array.from({length: 50}, () => 'a')});
    const diagnostics = toDiagnostics(Array<RawDiagnostic>(5_200).fill(long), FILES);
    expect(diagnostics).toHaveLength(201);
    expect(diagnostics.at(-1)?.message).toBe('5,000 more problems are not shown.');
    expect(diagnostics[0]?.message).toMatch(/^a{9940}… /);
    expect(diagnostics[0]?.hints).toHaveLength(20);
    expect(toDiagnostics(Array<RawDiagnostic>(200).fill(long), FILES)).toHaveLength(200);
  });

  it.each([
    ['none', undefined],
    ['null', null],
    ['one without a file', span('', 0, 0, 0)],
    ['one of a file that is not in the program', span('/node_modules/a/main.w', 0, 0, 0)],
    ['one of a folder', span('/proj/lib', 0, 0, 0)],
  ])('gives no location for %s', (_what, position) => {
    expect(toDiagnostics([raw({span: position})], FILES)[0]).not.toHaveProperty('location');
  });
});
