import type {ProgramOutcome} from '../wing/checker/outcome';
import {hasTests} from '../wing/language/entries';
import {inflightLines} from '../wing/language/phases';
import {type Fence, NOCHECK_REASONS} from './fence';
import {type CodeLine, type Decoration, highlight, writeLines} from './highlight';
import {hasMagicComments, type SampleLine, readLines} from './lines';
import type {PageProgram} from './pageProgram';
import type {CodeSampleProps, MarkKind} from './types';

interface SampleInput {
  readonly fence: Fence;
  /** Text between the fences, or of the file that the fence shows. */
  readonly text: string;
  readonly program?: PageProgram;
  /** The outcome of the program, and the path of the file among its files. */
  readonly outcome?: ProgramOutcome;
  readonly file?: string;
  /** Whether the development server does not know the outcome yet. */
  readonly isPending?: boolean;
  /** Version of the toolchain, for the mark. */
  readonly version: string;
}

/** Languages that the toolchain compiles or runs. Another file is only read by its program. */
const SOURCES = new Set(['wing', 'ts', 'tsx', 'js', 'mjs', 'cjs']);

/** Turns a fence and the expected output after it into the component's props. */
export function toSample(input: SampleInput): CodeSampleProps {
  const {fence, program} = input;
  const lines = hasMagicComments(fence) ? hideGap(readLines(input.text).lines) : plainLines(input.text);
  const text = lines.map((line) => line.text).join('\n');
  const highlighted = highlight(text, fence.lang, decorate(lines, input));
  const hidden = lines.filter((line) => line.hidden).length;
  const mark = program && markOf(program, input);
  const expected = program?.expected ?? [];
  const shown = expected.find(({kind}) => kind === 'error') ?? expected[0];
  return {
    lang: fence.lang,
    html: writeCode(highlighted, {
      tagOf: (index) => lineTag(lines[index]!, fence, index),
      isInflight: fence.lang === 'wing' ? phasesOf(lines) : [],
    }),
    ...(fence.title && {title: fence.title}),
    ...(fence.wrap && {wrap: 'true'}),
    ...(fence.exercise && {exercise: fence.exercise}),
    ...(hidden > 0 && {hidden: `${hidden}`}),
    ...(mark && {mark: mark.kind, markText: markTextOf(mark, fence.lang)}),
    ...(shown && {outputKind: shown.kind, output: shown.text.trimEnd()}),
  };
}

/** Turns code that is not from a page, such as the commands of an example, into the component's props. */
export function toCodeBlock(text: string, lang: string): CodeSampleProps {
  return {lang, html: writeCode(highlight(text, lang))};
}

function plainLines(text: string): SampleLine[] {
  return text.split('\n').map((line, source) => ({text: line, hidden: false, source}));
}

/** Empty lines after hidden lines at the top would be a gap without a reason. */
function hideGap(lines: readonly SampleLine[]): SampleLine[] {
  const first = lines.findIndex(({hidden, text}) => !hidden && text.trim() !== '');
  const hasHidden = lines.slice(0, Math.max(first, 0)).some(({hidden}) => hidden);
  return lines.map((line, index) => (hasHidden && index < first ? {...line, hidden: true} : line));
}

/** Whether each line runs in the cloud. A removed one and the one in its place are not both in the program. */
function phasesOf(lines: readonly SampleLine[]): boolean[] {
  const phases: boolean[] = [];
  for (const leftOut of ['add', 'remove'] as const) {
    const places = lines.flatMap(({mark}, index) => (mark === leftOut ? [] : [index]));
    const found = inflightLines(places.map((index) => lines[index]!.text).join('\n'));
    places.forEach((index, at) => (phases[index] = found[at]!));
  }
  return phases;
}

interface LineMarks {
  /** The opening tag of a line. */
  readonly tagOf?: (index: number) => string | undefined;
  /** Whether each line runs in the cloud. */
  readonly isInflight?: readonly boolean[];
}

/** Writes lines. Only those with a tag of their own get an element, and neighbours that run in the cloud get one around them. */
export function writeCode(lines: readonly CodeLine[], {tagOf, isInflight = []}: LineMarks = {}): string {
  let html = '';
  let plain: CodeLine[] = [];
  const writePlain = () => {
    html += writeLines(plain);
    plain = [];
  };
  lines.forEach((line, index) => {
    if (Boolean(isInflight[index]) !== Boolean(isInflight[index - 1])) {
      writePlain();
      html += isInflight[index] ? '<span class="inflight">' : '</span>';
    }
    const tag = tagOf?.(index);
    if (tag === undefined) return plain.push(line);
    writePlain();
    html += `${tag}${writeLines([line])}</span>`;
  });
  writePlain();
  return isInflight[lines.length - 1] ? `${html}</span>` : html;
}

/** The opening tag of a line that is hidden, marked or numbered. */
function lineTag(line: SampleLine, fence: Fence, index: number): string | undefined {
  const {lineNumbers, highlight: highlighted} = fence;
  const mark = line.mark ?? (highlighted.includes(index + 1) ? 'highlight' : undefined);
  const classes = ['line', mark && `line-${mark}`, line.hidden && 'line-hidden'].filter(Boolean);
  if (classes.length === 1 && lineNumbers === undefined) return undefined;
  const number = lineNumbers === undefined ? '' : ` data-line="${lineNumbers + index}"`;
  return `<span class="${classes.join(' ')}"${number}>`;
}

/** Underlines what the compiler named. */
function decorate(lines: readonly SampleLine[], {program, outcome, file}: SampleInput): Decoration[] {
  if (!program?.fence.fails || !outcome?.failure) return [];
  const shown = lines.flatMap((line, index) => (line.mark === 'remove' ? [] : [index]));
  return outcome.failure.locations
    .filter((place) => place.file === (file ?? program.entry))
    .flatMap(({line, column, end}) => {
      const index = shown[line - 1];
      if (index === undefined) return [];
      const text = lines[index]!.text;
      const start = Math.min(column - 1, text.length);
      const stop = end && end.line === line ? end.column - 1 : end ? text.length : endOfWord(text, start);
      return [{line: index, start, end: Math.max(stop, start + 1), className: 'code-error'}];
    });
}

/** Preflight and tests name a place, but no end. */
function endOfWord(text: string, start: number): number {
  return start + (/^\w+|^./.exec(text.slice(start))?.[0].length ?? 1);
}

function markTextOf({kind, text}: Mark, lang: string): string {
  const isRead = !SOURCES.has(lang) && ['compiled', 'tested', 'refused'].includes(kind);
  return isRead ? `part of a program ${text}` : text;
}

interface Mark {
  readonly kind: MarkKind;
  readonly text: string;
}

function markOf(
  {fence, files, language}: PageProgram,
  {version, isPending}: Pick<SampleInput, 'version' | 'isPending'>,
): Mark {
  if (isPending) return {kind: 'unchecked', text: 'being compiled …'};
  if (fence.nocheck === 'compiled by a test')
    return {
      kind: 'compiled',
      text: `compiled for AWS with Wing ${version}, with substitutes for packages of hundreds of megabytes`,
    };
  if (fence.nocheck) return {kind: 'unchecked', text: `not compiled: ${NOCHECK_REASONS[fence.nocheck]}`};
  if (fence.fails) {
    const stage = {compile: 'the compiler', preflight: 'preflight', test: 'its test'}[fence.fails];
    return {kind: 'refused', text: `rejected by ${stage}, as intended, with Wing ${version}`};
  }
  if (fence.exercise) return {kind: 'exercise', text: 'an exercise: a test fails until you solve it'};
  if (fence.norun)
    return {kind: 'compiled', text: `compiled with Wing ${version}, not run: it ${fence.norun}`};
  const tested = hasTests(files, language);
  return {
    kind: tested ? 'tested' : 'compiled',
    text: `${tested ? 'tested' : 'compiled'} with Wing ${version}`,
  };
}
