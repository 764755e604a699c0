import {expect, it} from 'vitest';
import type {ProgramDiagnostic} from '../../engine/compiler/diagnostics';
import {announceDiagnostics, countDiagnostics, describeCheck, sortDiagnostics} from '../diagnostics';

function diagnostic(
  uri: string,
  line: number,
  severity: ProgramDiagnostic['severity'] = 'error',
): ProgramDiagnostic {
  return {
    severity,
    message: `${uri} is wrong`,
    hints: [],
    relatedInformation: [],
    location: {uri, range: {start: {line, character: 4}, end: {line, character: 5}}, column: 5},
  };
}

it('sorts by file in the order of the tabs, then by line', () => {
  const sorted = sortDiagnostics(
    [
      {...diagnostic('', 0), location: undefined},
      diagnostic('lib.w', 0),
      diagnostic('main.w', 9),
      diagnostic('main.w', 2),
    ],
    ['main.w', 'lib.w'],
  );
  expect(sorted.map(({location}) => `${location?.uri}:${location?.range.start.line}`)).toEqual([
    'main.w:2',
    'main.w:9',
    'lib.w:0',
    'undefined:undefined',
  ]);
});

it('counts nothing of a program that was not checked', () => {
  const check = {hasFailed: false, isReady: true, isChecked: true, diagnostics: [diagnostic('main.w', 1)]};
  expect(describeCheck(check)).toBe('1 error');
  expect(describeCheck({...check, isChecked: false})).toBe('Checking …');
  expect(describeCheck({...check, isReady: false})).toBe('The compiler isn’t loaded yet');
  for (const isReady of [true, false]) {
    expect(describeCheck({...check, isReady, hasFailed: true})).toBe('Not checked');
  }
});

it('counts errors and warnings', () => {
  expect(countDiagnostics([])).toBe('No problems');
  expect(countDiagnostics([diagnostic('main.w', 1)])).toBe('1 error');
  expect(
    countDiagnostics([diagnostic('main.w', 1), diagnostic('main.w', 2, 'warning'), diagnostic('main.w', 3)]),
  ).toBe('2 errors, 1 warning');
});

it('announces the first one with its location', () => {
  expect(announceDiagnostics([])).toBe('No problems');
  expect(announceDiagnostics([diagnostic('main.w', 1)])).toBe(
    '1 error. main.w, line 2, column 5: main.w is wrong',
  );
});
