import path from 'node:path';
import {isEntry} from '../wing/language/entries';
import type {Fence} from './fence';
import type {PageFence} from './markdown';
import type {ExpectedOutput} from './pageProgram';

export interface ParsedPageFence extends PageFence {
  readonly fence: Fence;
}

/** The fences of one program: one, or those of a group, with the fences of its output. */
export interface ProgramDraft {
  readonly fences: ParsedPageFence[];
  readonly expected: ExpectedOutput[];
}

/** Called with each problem of a page. */
export type Report = (line: number, message: string) => void;

/** Groups the fences of each program, in the order of their first fences. */
export function groupFences(fences: readonly ParsedPageFence[], report: Report): ProgramDraft[] {
  const drafts = new Map<string, ProgramDraft>();
  let last: ProgramDraft | undefined;
  for (const pageFence of fences) {
    const {fence, line} = pageFence;
    if (fence.output ?? fence.error) {
      if (last) last.expected.push(toExpectedOutput(pageFence));
      else report(line, `a "text ${fence.error ? 'error' : 'output'}" fence with no program right before it`);
      continue;
    }
    last = undefined;
    if (!isProgramFence(fence) && fence.group === undefined) continue;
    const key = fence.group ?? `${line}`;
    last = drafts.get(key) ?? {fences: [], expected: []};
    drafts.set(key, last);
    titleProblems(pageFence, last).forEach((message) => report(line, message));
    last.fences.push(pageFence);
  }
  return [...drafts.values()];
}

export function isProgramFence({lang, title, file}: Fence): boolean {
  if (lang === 'wing') return !file || isEntry(file);
  return lang === 'ts' && (title === 'main.ts' || path.basename(file ?? '') === 'main.ts');
}

function titleProblems({fence: {group, title}}: ParsedPageFence, {fences}: ProgramDraft): string[] {
  const other = fences.find(({fence}) => fence.title === title);
  return [
    ...(group !== undefined && !title
      ? [`a fence of group "${group}" needs a title: the name of its file`]
      : []),
    ...(other
      ? [`two files of one program have the title "${title}": the other is on line ${other.line}`]
      : []),
  ];
}

function toExpectedOutput({fence, body, line, indent}: ParsedPageFence): ExpectedOutput {
  return {kind: fence.error ? 'error' : fence.output!, text: body, line, indent};
}
