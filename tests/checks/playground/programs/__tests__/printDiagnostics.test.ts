import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, it} from 'vitest';
import type {RawSpan} from '../../../../../src/wing/compiler/wingc';
import {printDiagnostics} from '../printDiagnostics';

const folder = mkdtempSync(join(tmpdir(), 'diagnostics-'));
const TEXT = 'let a = "ä";\nlet b: num = a;\n';
writeFileSync(join(folder, 'main.w'), TEXT);
afterAll(() => rmSync(folder, {recursive: true}));

/** Of the first time that a text stands in the program. */
function spanOf(text: string): RawSpan {
  const start = Buffer.byteLength(TEXT.slice(0, TEXT.indexOf(text)));
  const place = {line: 0, col: 0};
  const offsets = {start_offset: start, end_offset: start + Buffer.byteLength(text)};
  return {file_id: '/proj/main.w', start: place, end: place, ...offsets};
}

it('shows the line as the command line does', async () => {
  const annotations = [{message: 'a note', span: spanOf('"ä"')}];
  const error = {severity: 'error', message: 'no number', hints: ['a hint'], annotations} as const;
  const printed = await printDiagnostics([{...error, span: spanOf('a;\n')}], folder);
  expect(printed).toContain('--> main.w:2:14');
  expect(printed).toContain('a hint');
  expect(printed).toMatch(/let a = "ä";\n.*\s--- a note/);
});
