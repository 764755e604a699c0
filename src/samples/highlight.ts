import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import type {Grammar, Token} from 'prismjs';
import {escapeHtml} from '../lib/escapeHtml';
import {nameHidden} from '../lib/shownText';
import {wingGrammar} from '../wing/language/grammar';

/**
 * Highlighting at build time: pages carry class names, and no highlighter is sent to a reader. Neighbours of one colour share
 * an element, since elements are most of what a browser does for a page of code.
 */

/** A span of one line that stands out, such as the place that a compiler names. Columns from 0, the end excluded. */
export interface Decoration {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly className: string;
}

/** A piece of a line. */
export interface CodePiece {
  readonly text: string;
  readonly colour: Colour;
  /** Class of the decoration that it is a part of. */
  readonly decoration?: string;
}

/** The pieces of a line, without its line break. */
export type CodeLine = readonly CodePiece[];

/** Prism's names of tokens by their colour, which `src/shell/css/code.css` gives them. A later colour wins over an earlier one. */
const COLOURS = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  punctuation: ['punctuation', 'operator'],
  keyword: ['keyword', 'atrule', 'important', 'tag'],
  phase: ['phase'],
  string: ['string', 'char', 'attr-value', 'regex', 'template-string'],
  number: ['number', 'boolean', 'constant', 'nil', 'null', 'duration'],
  function: ['function', 'method', 'builtin-function'],
  type: ['class-name', 'builtin', 'type', 'namespace'],
  property: ['property', 'attr-name', 'selector', 'variable', 'key', 'intrinsic', 'decorator'],
  inserted: ['inserted'],
  deleted: ['deleted'],
  // What is inside `{}` of a string is code again.
  text: ['interpolation', 'interpolation-punctuation'],
} as const satisfies Record<string, readonly string[]>;

type Colour = keyof typeof COLOURS;

const COLOUR_OF = new Map<string, Colour>(
  Object.entries(COLOURS).flatMap(([colour, names]) =>
    names.map((name) => [name, colour as Colour] as const),
  ),
);
const RANKS = Object.keys(COLOURS);

/** The colour of the text around the elements: there are more punctuation marks than anything else. */
const PLAIN: Colour = 'punctuation';

/** Fence languages by the name that Prism knows them under. */
const PRISM_NAMES: Record<string, string> = {
  sh: 'bash',
  ts: 'typescript',
  js: 'javascript',
  html: 'markup',
  md: 'markdown',
};
/** Languages that Prism's bundled copy lacks, in the order in which they need one another. */
const EXTRA_LANGUAGES = ['bash', 'hcl', 'toml', 'ini', 'diff', 'typescript', 'jsx', 'tsx'];

const load = createRequire(__filename);
let isLoaded = false;

function grammarOf(lang: string): Grammar | undefined {
  if (!isLoaded) {
    // The component files add themselves to a global of this name.
    const scope = globalThis as {Prism?: unknown};
    const before = scope.Prism;
    scope.Prism = Prism;
    for (const name of EXTRA_LANGUAGES) load(`prismjs/components/prism-${name}`);
    scope.Prism = before;
    Prism.languages.wing = wingGrammar;
    isLoaded = true;
  }
  return Prism.languages[PRISM_NAMES[lang] ?? lang];
}

/**
 * Highlights a text.
 *
 * @param lang language of the fence; all of one without a grammar, such as `text`, has the colour of text
 */
export function highlight(text: string, lang: string, decorations: readonly Decoration[] = []): CodeLine[] {
  const grammar = grammarOf(lang);
  const reader = new LineReader(decorations);
  reader.read(grammar ? Prism.tokenize(text, grammar) : text, 'text');
  return reader.lines;
}

/** The HTML of each line of a text, as `writeLine` has it. */
export function highlightLines(text: string, lang: string): string[] {
  return highlight(text, lang).map(writeLine);
}

/** Writes the HTML of a line without its line break, for an element with the class `tokens`. */
export function writeLine(line: CodeLine): string {
  return groupBy(line, ({decoration}) => decoration)
    .map(([decoration, pieces]) => {
      const html = groupBy(joinSpaces(pieces), ({colour}) => colour)
        .map(([colour, run]) => {
          const text = escapeHtml(nameHidden(run.map((piece) => piece.text).join('')));
          return colour === PLAIN ? text : wrap(`token ${colour}`, text);
        })
        .join('');
      return decoration ? wrap(decoration, html) : html;
    })
    .join('');
}

/** Writes the HTML of lines with their line breaks, for an element with the class `tokens`. */
export function writeLines(lines: readonly CodeLine[]): string {
  return writeLine(lines.flatMap((line) => [...line, {text: '\n', colour: PLAIN}]));
}

/** Reads nested tokens line by line. The innermost token that has a colour gives it. */
class LineReader {
  readonly lines: CodePiece[][] = [[]];
  private column = 0;

  constructor(private readonly decorations: readonly Decoration[]) {}

  read(content: string | Token | readonly (string | Token)[], colour: Colour): void {
    if (typeof content === 'string') this.text(content, colour);
    else if ('type' in content) this.read(content.content, colourOf(content) ?? colour);
    else for (const part of content) this.read(part, colour);
  }

  private text(text: string, colour: Colour): void {
    text.split('\n').forEach((piece, index) => {
      if (index > 0) {
        this.lines.push([]);
        this.column = 0;
      }
      for (const [part, decoration] of this.split(piece))
        this.lines.at(-1)!.push({text: part, colour, ...(decoration && {decoration})});
    });
  }

  /** Cuts a piece where a decoration starts or ends. */
  private split(piece: string): [string, string | undefined][] {
    const from = this.column;
    this.column += piece.length;
    if (piece === '') return [];
    const here = this.decorations.filter(
      ({line, start, end}) => line === this.lines.length - 1 && start < this.column && end > from,
    );
    const cuts = [from, ...here.flatMap(({start, end}) => [start, end]), this.column]
      .filter((cut) => cut >= from && cut <= this.column)
      .sort((one, other) => one - other);
    return cuts.slice(1).flatMap((end, index): [string, string | undefined][] => {
      const start = cuts[index]!;
      if (end === start) return [];
      const decoration = here.find((one) => one.start <= start && one.end >= end);
      return [[piece.slice(start - from, end - from), decoration?.className]];
    });
  }
}

function colourOf({type, alias}: Token): Colour | undefined {
  const colours = [type, alias ?? []].flat().flatMap((name) => COLOUR_OF.get(name) ?? []);
  return colours.sort((one, other) => RANKS.indexOf(other) - RANKS.indexOf(one))[0];
}

/** Spaces have no colour: they take that of the piece before them. */
function joinSpaces(pieces: CodeLine): CodeLine {
  let colour = PLAIN;
  return pieces.map((piece) => {
    if (piece.text.trim() !== '') colour = piece.colour;
    return {...piece, colour};
  });
}

function groupBy<Key>(pieces: CodeLine, keyOf: (piece: CodePiece) => Key): [Key, CodePiece[]][] {
  const groups: [Key, CodePiece[]][] = [];
  for (const piece of pieces) {
    const key = keyOf(piece);
    const last = groups.at(-1);
    if (last && last[0] === key) last[1].push(piece);
    else groups.push([key, [piece]]);
  }
  return groups;
}

function wrap(className: string, html: string): string {
  return `<span class="${className}">${html}</span>`;
}
