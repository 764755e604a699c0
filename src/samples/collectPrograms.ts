import path from 'node:path';
import {expectationProblems} from './expectationProblems';
import {readExerciseProblems} from './exercises/readProblems';
import {parseFence} from './fence';
import {hasMagicComments, readLines} from './lines';
import {readFences} from './markdown';
import type {PageProblem, PagePrograms} from './pageProgram';
import {groupFences, isProgramFence, type ParsedPageFence, type Report} from './programDrafts';
import {readRegion} from './region';
import {type ReadFile, toProgram} from './toProgram';

/**
 * Collects the programs of a page.
 *
 * @param page path of the page, as messages name it
 * @param text its Markdown
 * @param readFile reads the real files that fences show
 */
export function collectPrograms(page: string, text: string, readFile: ReadFile): PagePrograms {
  const problems: PageProblem[] = [];
  const report: Report = (line, message) => problems.push({page, line, message});
  const fences = parseFences(text, report);
  for (const pageFence of fences) {
    if (pageFence.fence.file) fileProblems(pageFence, page, readFile).forEach((one) => report(...one));
  }
  readExerciseProblems(text).forEach(({line, message}) => report(line, message));
  const counts = new Map<string, number>();
  const programs = groupFences(fences, report).flatMap((draft) => {
    const program = toProgram(draft, {page, readFile, counts});
    if (program) {
      expectationProblems(program).forEach(({line, message}) => report(line, message));
      return program;
    }
    const {fence, line} = draft.fences[0]!;
    report(line, `group "${fence.group}" has no entry: a file named main.w, *.main.w, *.test.w or main.ts`);
    return [];
  });
  const blocks = fences
    .filter(({fence}) => fence.lang !== 'wing' && !fence.file && !fence.nocheck && !isProgramFence(fence))
    .map(({fence, body, line}) => ({page, lang: fence.lang, text: body, line: line + 1}));
  return {programs, blocks, problems};
}

function parseFences(text: string, report: Report): ParsedPageFence[] {
  return readFences(text).map((pageFence) => {
    const {fence, problems} = parseFence(pageFence.lang, pageFence.meta);
    problems.forEach((message) => report(pageFence.line, message));
    const comments = hasMagicComments(fence) ? readLines(pageFence.body).problems : [];
    comments.forEach(({line, message}) => report(pageFence.line + 1 + line, message));
    return {...pageFence, fence};
  });
}

function fileProblems(
  {fence, line}: ParsedPageFence,
  page: string,
  readFile: ReadFile,
): [line: number, message: string][] {
  const file = path.join(path.dirname(page), fence.file!);
  const content = readFile(file);
  if (content === undefined) return [[line, `file="${fence.file}": there is no ${file}`]];
  if (!fence.region) return [];
  const region = readRegion(content, fence.region);
  return 'problem' in region ? [[line, `region="${fence.region}": ${region.problem} in ${file}`]] : [];
}
