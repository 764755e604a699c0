import path from 'node:path';
import {isEntry} from '../wing/language/entries';
import {type Fence, parseFence} from './fence';
import {hasMagicComments, programLines, readLines, type SampleLine, toProgramText} from './lines';
import {type PageFence, readFences} from './markdown';
import {readRegion} from './region';

/** A place in a page, for a message. */
export interface Problem {
  readonly page: string;
  readonly line: number;
  readonly message: string;
}

/** One file of a program. */
export interface ProgramFile {
  /** Path inside the program's folder. */
  readonly path: string;
  readonly text: string;
  /** Where it was written: the page, or the real file beside it. */
  readonly source: string;
  /** For each line of the text, the line of the source, both from 1. */
  readonly sourceLines: readonly number[];
  /** Columns by which the source is indented against the text. */
  readonly indent: number;
  /** Line of the fence that holds or shows the file. */
  readonly fenceLine: number;
  readonly shown: ShownLines;
}

/** What of a file the page shows. */
export interface ShownLines {
  /** For each line shown, the line of the file's text, from 0; undefined for a line that is none of it. */
  readonly programLines: readonly (number | undefined)[];
  /** Columns that the page leaves out on the left. */
  readonly cutColumns: number;
}

/** What a fence after a program says of its output or its error. */
export interface Expectation {
  readonly kind: 'log' | 'report' | 'error';
  readonly text: string;
  /** Line of the fence in the page. */
  readonly line: number;
  readonly indent: number;
}

/** A program of a page, with what is expected of it. */
export interface Program {
  /** Page, heading and place under the heading: stable when a program is put in elsewhere. */
  readonly id: string;
  readonly page: string;
  readonly line: number;
  readonly language: 'wing' | 'ts';
  readonly entry: string;
  readonly files: readonly ProgramFile[];
  /** Folder of real files that the program stands in, where the fence shows a file. */
  readonly folder?: string;
  readonly fence: Fence;
  readonly expected: readonly Expectation[];
}

/** A code block that is no Wing program. */
export interface Block {
  readonly page: string;
  readonly lang: string;
  readonly text: string;
  /** Line of the page that the text's first line stands on. */
  readonly line: number;
}

export interface PagePrograms {
  readonly programs: readonly Program[];
  /** Blocks of other languages, which are checked for what can be said of them alone. */
  readonly blocks: readonly Block[];
  readonly problems: readonly Problem[];
}

interface ParsedPageFence extends PageFence {
  readonly fence: Fence;
}

/** Reads a file beside a page; undefined where there is none. */
export type ReadFile = (path: string) => string | undefined;

/**
 * Collects the programs of a page.
 *
 * @param page path of the page, as messages name it
 * @param text its Markdown
 * @param readFile reads the real files that fences show
 */
export function collectPrograms(page: string, text: string, readFile: ReadFile): PagePrograms {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({page, line, message});
  const fences = readFences(text).map((pageFence): ParsedPageFence => {
    const {fence, problems: wrong} = parseFence(pageFence.lang, pageFence.meta);
    wrong.forEach((message) => report(pageFence.line, message));
    const {problems: misplaced} = hasMagicComments(fence) ? readLines(pageFence.body) : {problems: []};
    misplaced.forEach(({line, message}) => report(pageFence.line + 1 + line, message));
    return {...pageFence, fence};
  });

  const blocks = fences
    .filter(({fence}) => fence.lang !== 'wing' && !fence.file && !fence.nocheck && !isProgram(fence))
    .map(({fence, body, line}) => ({page, lang: fence.lang, text: body, line: line + 1}));
  const drafts = new Map<string, Draft>();
  const order: Draft[] = [];
  let last: Draft | undefined;
  for (const pageFence of fences) {
    const {fence, line} = pageFence;
    if (fence.output ?? fence.error) {
      if (last) last.expected.push(toExpectation(pageFence));
      else report(line, `a "text ${fence.error ? 'error' : 'output'}" fence with no program right before it`);
      continue;
    }
    last = undefined;
    const member = fence.group !== undefined;
    if (!isProgram(fence) && !member) {
      if (fence.file) checkFile(pageFence, page, readFile, report);
      continue;
    }
    const key = fence.group ?? `${line}`;
    const draft = drafts.get(key) ?? {fences: [], expected: []};
    if (!drafts.has(key)) {
      drafts.set(key, draft);
      order.push(draft);
    }
    if (member && !fence.title)
      report(line, `a fence of group "${fence.group}" needs a title: the name of its file`);
    const other = draft.fences.find((one) => one.fence.title === fence.title);
    if (other)
      report(
        line,
        `two files of one program have the title "${fence.title}": the other is on line ${other.line}`,
      );
    draft.fences.push(pageFence);
    if (fence.file) checkFile(pageFence, page, readFile, report);
    last = draft;
  }

  const counts = new Map<string, number>();
  const programs = order.flatMap((draft) => {
    const program = toProgram(draft, {page, readFile, counts});
    if (!program)
      report(
        draft.fences[0]!.line,
        `group "${draft.fences[0]!.fence.group}" has no entry: a file named main.w, *.main.w, *.test.w or main.ts`,
      );
    else expectationProblems(program).forEach(({line, message}) => report(line, message));
    return program ?? [];
  });
  return {programs, blocks, problems};
}

interface Draft {
  readonly fences: ParsedPageFence[];
  readonly expected: Expectation[];
}

function isProgram({lang, title, file}: Fence): boolean {
  if (lang === 'wing') return !file || isEntry(file);
  return lang === 'ts' && (title === 'main.ts' || path.basename(file ?? '') === 'main.ts');
}

function checkFile(
  {fence, line}: ParsedPageFence,
  page: string,
  readFile: ReadFile,
  report: (line: number, message: string) => void,
): void {
  const file = path.join(path.dirname(page), fence.file!);
  const content = readFile(file);
  if (content === undefined) report(line, `file="${fence.file}": there is no ${file}`);
  else if (fence.region) {
    const region = readRegion(content, fence.region);
    if ('problem' in region) report(line, `region="${fence.region}": ${region.problem} in ${file}`);
  }
}

function toExpectation({fence, body, line, indent}: ParsedPageFence): Expectation {
  return {kind: fence.error ? 'error' : fence.output!, text: body, line, indent};
}

function expectationProblems({fence, expected, line}: Program): {line: number; message: string}[] {
  const problems = expected
    .filter((one, index) => expected.findIndex((other) => other.kind === one.kind) !== index)
    .map((one) => ({
      line: one.line,
      message: `the program on line ${line} has a second "${one.kind}" fence`,
    }));
  const error = expected.find((one) => one.kind === 'error');
  if (error && !fence.fails)
    problems.push({line: error.line, message: 'a "text error" fence needs "fails" on its program'});
  if (fence.fails && !error && !fence.nocheck) {
    problems.push({
      line,
      message: 'a program that fails needs a "text error" fence right after it, with the message',
    });
  }
  const output = expected.find((one) => one.kind !== 'error');
  if (output && fence.nocheck)
    problems.push({line: output.line, message: 'the output of a program that is not checked'});
  return problems;
}

function toProgram(
  {fences, expected}: Draft,
  {page, readFile, counts}: {page: string; readFile: ReadFile; counts: Map<string, number>},
): Program | undefined {
  const isGroup = fences[0]!.fence.group !== undefined;
  const main = isGroup ? fences.find(({fence}) => isEntry(fence.title ?? '')) : fences[0]!;
  if (!main) return undefined;
  const slug =
    main.heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'top';
  const count = (counts.get(slug) ?? 0) + 1;
  counts.set(slug, count);
  const common = {
    id: `${page.replace(/\.mdx?$/, '')}#${slug}${count > 1 ? `-${count}` : ''}`,
    page,
    line: main.line,
    language: main.fence.lang === 'ts' ? 'ts' : 'wing',
    fence: main.fence,
    expected,
  } as const;
  if (main.fence.file) {
    const file = path.join(path.dirname(page), main.fence.file);
    const entry = path.basename(file);
    return {
      ...common,
      entry,
      folder: path.dirname(file),
      files: [toRealFile(main, file, readFile(file) ?? '')],
    };
  }
  const files = fences.map((one) => toProgramFile(one, page, entryName(one.fence)));
  return {...common, entry: entryName(main.fence), files};
}

/** A single program may show any file name; it is compiled under one that the compiler takes as an entry point. */
function entryName({title, lang, group}: Fence): string {
  if (title && (group !== undefined || isEntry(title) || /\.w$/.test(title))) return title;
  return lang === 'ts' ? 'main.ts' : 'main.w';
}

function toProgramFile({body, line, indent}: ParsedPageFence, page: string, name: string): ProgramFile {
  const {lines} = readLines(body);
  return {
    path: name,
    text: `${toProgramText(lines)}\n`,
    source: page,
    sourceLines: programLines(lines).map(({source}) => line + 1 + source),
    indent,
    fenceLine: line,
    shown: {programLines: numberLines(lines), cutColumns: 0},
  };
}

/** A removed line is shown, but is none of the program. */
function numberLines(lines: readonly SampleLine[]): (number | undefined)[] {
  let next = 0;
  return lines.map(({mark}) => (mark === 'remove' ? undefined : next++));
}

function toRealFile(main: ParsedPageFence, source: string, text: string): ProgramFile {
  const excerpt = readRegion(text, main.fence.region);
  return {
    path: path.basename(source),
    text,
    source,
    sourceLines: text.split('\n').map((_, index) => index + 1),
    indent: 0,
    fenceLine: main.line,
    shown:
      'problem' in excerpt
        ? {programLines: [], cutColumns: 0}
        : {programLines: excerpt.sourceLines, cutColumns: excerpt.indent},
  };
}
