import {writeCode} from './sample';
import {inflightLines} from '../wing/language/phases';
import {type CodeLine, highlight} from './highlight';
import type {DiffLine, FileDiff, StateFiles} from './stateDiff';
import {stateLines} from './stateDiff';
import type {CodeSampleProps} from './types';

/** Languages by the ends of files' names; others are shown as text. */
const LANGUAGE_OF: Readonly<Record<string, string>> = {
  w: 'wing',
  ts: 'ts',
  js: 'js',
  mjs: 'js',
  cjs: 'js',
  json: 'json',
  html: 'html',
  css: 'css',
  yml: 'yaml',
  yaml: 'yaml',
  toml: 'toml',
  tf: 'hcl',
  sh: 'sh',
};

/** What comes before and after a comment; a note inside the code is one, so that pasting it does no harm. */
const COMMENTS: Readonly<Record<string, readonly [string, string]>> = {
  html: ['<!-- ', ' -->'],
  css: ['/* ', ' */'],
  yaml: ['# ', ''],
  toml: ['# ', ''],
  hcl: ['# ', ''],
  sh: ['# ', ''],
};

/**
 * Turns the difference of a file into the component's props: each line has its colours, and the mark of an edit. Lines that are left
 * out are there, but hidden: Copy gives the whole new file.
 */
export function toDiffSample(diff: FileDiff, before: StateFiles, after: StateFiles): CodeSampleProps {
  const lang = languageOf(diff.path);
  const texts = {before: before[diff.path] ?? '', after: after[diff.path] ?? ''};
  const lines = {before: readCode(texts.before, lang), after: readCode(texts.after, lang)};
  let next = 0;
  let hidden = 0;
  const code = diff.lines.flatMap((line): ShownLine[] => {
    if (!('skipped' in line)) {
      if (line.mark !== 'remove') next += 1;
      const tag = tagOf(diff, line);
      return [{...lines[line.side][line.index]!, ...(tag !== undefined && {tag})}];
    }
    const left = lines.after.slice(next, next + line.skipped);
    next += line.skipped;
    hidden += line.skipped;
    return [
      // It may stand for lines of both phases, and has that of the first.
      {
        ...readCode(noteOf(line.skipped, lang), lang)[0]!,
        isInflight: left[0]?.isInflight ?? false,
        tag: NOTE,
      },
      ...left.map((one) => ({...one, tag: HIDDEN})),
    ];
  });
  const html = writeCode(
    code.map(({pieces}) => pieces),
    {tagOf: (index) => code[index]!.tag, isInflight: code.map(({isInflight}) => isInflight)},
  );
  return {lang, title: diff.path, html, ...(hidden > 0 && {hidden: `${hidden}`})};
}

interface ShownLine {
  readonly pieces: CodeLine;
  readonly isInflight: boolean;
  readonly tag?: string;
}

/** A line that is no part of the file. */
const NOTE = '<span class="line line-note">';
const HIDDEN = '<span class="line line-hidden">';

/** A few words about a difference: `storage.w: new file, 20 lines`. */
export function describeDiff({path, kind, added, removed}: FileDiff): string {
  if (kind === 'added') return `${path}: new file, ${countLines(added)}`;
  if (kind === 'removed') return `${path}: removed, ${countLines(removed)}`;
  const parts = [added > 0 && `${countLines(added)} added`, removed > 0 && `${countLines(removed)} removed`];
  return `${path}: ${parts.filter(Boolean).join(', ')}`;
}

export function languageOf(path: string): string {
  return LANGUAGE_OF[/\.(\w+)$/.exec(path)?.[1] ?? ''] ?? 'text';
}

function readCode(text: string, lang: string): ShownLine[] {
  const code = stateLines(text).join('\n');
  const phases = lang === 'wing' ? inflightLines(code) : [];
  return highlight(code, lang).map((pieces, index) => ({pieces, isInflight: phases[index] ?? false}));
}

/** In a file that is new or gone, all lines are, which the words above it say once. */
function tagOf({kind}: FileDiff, line: DiffLine): string | undefined {
  return kind === 'changed' && 'mark' in line && line.mark
    ? `<span class="line line-${line.mark}">`
    : undefined;
}

function noteOf(skipped: number, lang: string): string {
  const [start, end] = COMMENTS[lang] ?? ['// ', ''];
  return `${start}… ${countLines(skipped)} unchanged …${end}`;
}

function countLines(count: number): string {
  return `${count} ${count === 1 ? 'line' : 'lines'}`;
}
