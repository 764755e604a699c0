import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import type {Grammar, Token} from 'prismjs';
import {escapeHtml} from '../lib/escapeHtml';
import {wingGrammar} from '../wing/language/grammar';

/**
 * Highlighting at build time: pages carry class names, and no highlighter is sent to a reader.
 */

/** A span of one line that stands out, such as the place that a compiler names. Columns from 0, the end excluded. */
export interface Decoration {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly className: string;
}

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
 * @param lang language of the fence; one without a grammar, such as `text`, is escaped only
 * @returns the HTML of each line, without its line break
 */
export function highlightLines(
  text: string,
  lang: string,
  decorations: readonly Decoration[] = [],
): string[] {
  const grammar = grammarOf(lang);
  const tokens = grammar ? Prism.tokenize(text, grammar) : [text];
  const writer = new LineWriter(decorations);
  writer.write(tokens, []);
  return writer.finish();
}

/** Writes nested tokens line by line: what is open at a line's end is closed, and opened again on the next line. */
class LineWriter {
  private readonly lines: string[] = [];
  private current = '';
  private column = 0;

  constructor(private readonly decorations: readonly Decoration[]) {}

  write(content: string | Token | readonly (string | Token)[], classes: readonly string[]): void {
    if (typeof content === 'string') this.text(content, classes);
    else if ('type' in content) {
      const own = ['token', content.type, ...[content.alias ?? []].flat()].join(' ');
      this.write(content.content, [...classes, own]);
    } else for (const part of content) this.write(part, classes);
  }

  finish(): string[] {
    this.lines.push(this.current);
    return this.lines;
  }

  private text(text: string, classes: readonly string[]): void {
    text.split('\n').forEach((piece, index) => {
      if (index > 0) {
        this.lines.push(this.current);
        this.current = '';
        this.column = 0;
      }
      for (const [part, extra] of this.split(piece)) {
        const all = extra ? [...classes, extra] : classes;
        this.current += all.reduceRight(
          (inner, name) => `<span class="${name}">${inner}</span>`,
          escapeHtml(part),
        );
      }
    });
  }

  /** Cuts a piece where a decoration starts or ends. */
  private split(piece: string): [string, string | undefined][] {
    const from = this.column;
    this.column += piece.length;
    if (piece === '') return [];
    const here = this.decorations.filter(
      ({line, start, end}) => line === this.lines.length && start < this.column && end > from,
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
