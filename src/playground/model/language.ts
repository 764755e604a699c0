/** What the editor asks of the language services, in the form that it shows the answers in. */
import type {ProgramFiles} from '../messages/runEvents';
import type {Place, Problem} from './problems';

export interface Position extends Place {
  readonly file: string;
}

/** A place, with the text that the file has now: the compiler may have seen an older one. */
export interface Question extends Position {
  readonly text: string;
}

export interface Hover {
  /** Markdown. */
  readonly text: string;
}

export interface Proposal {
  readonly label: string;
  /** What the icon stands for: one of the kinds that the editor knows. */
  readonly kind: string;
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  /** What is written; the label when there is none. */
  readonly insert?: string;
  /** Whether what is written has places for the reader to fill in. */
  readonly isSnippet: boolean;
  /** What changes elsewhere in the file with it: the `.` before a name of an optional becomes `?.`. */
  readonly besides: readonly TextChange[];
  /** Whether there are proposals for what follows it, as for the names in a namespace. */
  readonly goesOn: boolean;
  /** The order in which proposals are shown. */
  readonly rank: string;
}

export interface Signature {
  readonly label: string;
  /** Parts of the label that are the parameters. */
  readonly parameters: readonly (readonly [start: number, end: number])[];
  readonly active?: number;
  /** Markdown. */
  readonly documentation?: string;
}

/** A text that takes the place of a stretch of a file. */
export interface TextChange {
  readonly from: Place;
  readonly to: Place;
  readonly text: string;
}

export interface Edit extends TextChange {
  readonly file: string;
}

export interface SymbolEntry {
  readonly name: string;
  readonly kind: string;
  readonly position: Position;
  /** How many symbols it is inside of. */
  readonly depth: number;
}

export interface LanguageServices {
  /** Takes the program as it is now; the answers are those of the latest call. */
  update(files: ProgramFiles, entry: string): Promise<readonly Problem[]>;
  hover(question: Question): Promise<Hover | undefined>;
  complete(question: Question): Promise<readonly Proposal[]>;
  signatureHelp(question: Question): Promise<Signature | undefined>;
  definition(question: Question): Promise<Position | undefined>;
  rename(question: Question, name: string): Promise<readonly Edit[]>;
  symbols(file: string): Promise<readonly SymbolEntry[]>;
}

/** Writes the edits into the program. Those of files that are not part of it are left out. */
export function applyEdits(files: ProgramFiles, edits: readonly Edit[]): ProgramFiles {
  const changed = Object.entries(files).map(([name, text]) => {
    const own = edits.filter(({file}) => file === name);
    return [name, own.length === 0 ? text : applyToText(text, own)];
  });
  return Object.fromEntries(changed) as ProgramFiles;
}

function applyToText(text: string, edits: readonly Edit[]): string {
  // From the end, so that the places before stay true.
  return edits
    .map((edit) => ({from: offsetOf(text, edit.from), to: offsetOf(text, edit.to), text: edit.text}))
    .sort((a, b) => b.from - a.from)
    .reduce((result, edit) => result.slice(0, edit.from) + edit.text + result.slice(edit.to), text);
}

/** Where a place is in a text; the nearest place that there is, when the text is shorter. */
export function offsetOf(text: string, {line, column}: Place): number {
  let start = 0;
  for (let count = 0; count < line; count++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return Math.min(start + column, end < 0 ? text.length : end);
}
