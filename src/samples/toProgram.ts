import path from 'node:path';
import {isEntry} from '../wing/language/entries';
import type {Fence} from './fence';
import {programLines, readLines, type SampleLine, toProgramText} from './lines';
import type {PageProgram, ProgramFile} from './pageProgram';
import type {ParsedPageFence, ProgramDraft} from './programDrafts';
import {readRegion} from './region';

/** Reads a file of the repository; undefined where there is none. */
export type ReadFile = (path: string) => string | undefined;

interface ProgramContext {
  readonly page: string;
  readonly readFile: ReadFile;
  /** The programs so far under each heading, which their IDs count. */
  readonly counts: Map<string, number>;
}

/** @returns undefined for a group without an entry */
export function toProgram(
  {fences, expected}: ProgramDraft,
  {page, readFile, counts}: ProgramContext,
): PageProgram | undefined {
  const isGroup = fences[0]!.fence.group !== undefined;
  const main = isGroup ? fences.find(({fence}) => isEntry(fence.title ?? '')) : fences[0]!;
  if (!main) return undefined;
  const common = {
    id: toId(page, main.heading, counts),
    page,
    line: main.line,
    language: main.fence.lang === 'ts' ? 'ts' : 'wing',
    fence: main.fence,
    expected,
  } as const;
  if (main.fence.file) {
    const file = path.join(path.dirname(page), main.fence.file);
    return {
      ...common,
      entry: path.basename(file),
      folder: path.dirname(file),
      files: [toRealFile(main, file, readFile(file) ?? '')],
    };
  }
  const files = fences.map((one) => toProgramFile(one, page, entryName(one.fence)));
  return {...common, entry: entryName(main.fence), files};
}

function toId(page: string, heading: string, counts: Map<string, number>): string {
  const slug =
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'top';
  const count = (counts.get(slug) ?? 0) + 1;
  counts.set(slug, count);
  return `${page.replace(/\.mdx?$/, '')}#${slug}${count > 1 ? `-${count}` : ''}`;
}

/** A single program may show any file name; it is compiled under the name of an entry point. */
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

/** A removed line is shown, but is not part of the program. */
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
