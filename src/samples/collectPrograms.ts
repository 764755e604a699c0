import path from 'node:path';
import {expectationProblems} from './expectationProblems';
import {readExerciseProblems} from './exercises/readProblems';
import {type Fence, parseFence} from './fence';
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
    if (isReal(pageFence.fence)) fileProblems(pageFence, page, readFile).forEach((one) => report(...one));
  }
  readExerciseProblems(text, page).forEach(({line, message}) => report(line, message));
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
    .filter(({fence}) => fence.lang !== 'wing' && !isReal(fence) && !fence.nocheck && !isProgramFence(fence))
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

/** Whether the fence shows, or draws, a file beside the page. */
function isReal({file, program, terraform}: Fence): boolean {
  return (file ?? program ?? terraform) !== undefined;
}

function fileProblems(
  {fence, line, body}: ParsedPageFence,
  page: string,
  readFile: ReadFile,
): [line: number, message: string][] {
  if (fence.since !== undefined) {
    const earlier = path.join(path.dirname(page), fence.since);
    if (readFile(earlier) === undefined) return [[line, `since="${fence.since}": there is no ${earlier}`]];
  }
  const word = fence.program ? 'program' : fence.terraform ? 'terraform' : 'file';
  const file = path.join(path.dirname(page), fence[word]!);
  const content = readFile(file);
  if (content === undefined) return [[line, `${word}="${fence[word]}": there is no ${file}`]];
  if (word !== 'file' && body.trim() !== '')
    return [
      [line, `${word}="${fence[word]}": the diagram is drawn from the program, so the fence must be empty`],
    ];
  if (!fence.region) return [];
  const region = readRegion(content, fence.region);
  return 'problem' in region ? [[line, `region="${fence.region}": ${region.problem} in ${file}`]] : [];
}
