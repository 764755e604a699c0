import fs from 'node:fs';
import path from 'node:path';
import type {SampleFailure} from '../../../src/samples/compareWithPage';

/**
 * Rewrites the output and error fences that differ, from the bottom of each page so that lines above keep their
 * numbers.
 *
 * @returns the pages that were written
 */
export function applyUpdates(root: string, failures: readonly SampleFailure[]): string[] {
  const pages = new Map<string, SampleFailure[]>();
  for (const failure of failures.filter(({update}) => update)) {
    pages.set(failure.file, [...(pages.get(failure.file) ?? []), failure]);
  }
  for (const [page, wrong] of pages) {
    const file = path.join(root, page);
    fs.writeFileSync(file, updatePage(fs.readFileSync(file, 'utf8'), wrong));
  }
  return [...pages.keys()];
}

/** Replaces the bodies of the fences that the failures name. */
export function updatePage(text: string, failures: readonly SampleFailure[]): string {
  const lines = text.split('\n');
  const updates = failures.flatMap(({update}) => update ?? []);
  for (const {expectation, text: real} of [...updates].sort(
    (one, other) => other.expectation.line - one.expectation.line,
  )) {
    const first = expectation.line;
    const fence = /^\s*(`{3,}|~{3,})/.exec(lines[first - 1] ?? '')?.[1] ?? '```';
    const end = lines.findIndex((line, index) => index >= first && line.trim().startsWith(fence));
    const body = real.split('\n').map((line) => (line ? ' '.repeat(expectation.indent) + line : line));
    lines.splice(first, end - first, ...body);
  }
  return lines.join('\n');
}
