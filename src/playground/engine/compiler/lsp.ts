/**
 * Shapes of the language server protocol (version 3.17) that the compiler takes and gives, as far as the playground uses
 * them. Two things are other than there: files are paths in the project, not addresses, and what a call is about is one
 * object of a file and a position.
 */

/** Files of a program by their paths in the project: `main.w`, `lib/util.w`, `extern.js`. */
export interface ProgramFiles {
  readonly [path: string]: string;
}

/** Lines and columns count from zero, columns in UTF-16 units, as JavaScript's strings do. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export interface FilePosition extends Position {
  readonly file: string;
}

export interface Place {
  readonly file: string;
  readonly range: Range;
}

/** Markdown that may hold fences of Wing code. */
export interface MarkupContent {
  readonly kind: 'markdown' | 'plaintext';
  readonly value: string;
}

export interface Hover {
  readonly contents: MarkupContent;
  /** What it is about. */
  readonly range?: Range;
}

export interface TextEdit {
  readonly range: Range;
  readonly newText: string;
}

export interface CompletionItem {
  readonly label: string;
  /** One of the numbers in {@link COMPLETION_KINDS}. */
  readonly kind?: number;
  readonly detail?: string;
  readonly documentation?: MarkupContent;
  readonly sortText?: string;
  readonly filterText?: string;
  /** @default the label */
  readonly insertText?: string;
  /** 1 is plain text; 2 is a snippet with `$1`, `${2:name}` and, where the cursor ends, `$0`. @default 1 */
  readonly insertTextFormat?: 1 | 2;
  /** Changes elsewhere, such as of a `.` that has to become `?.`. */
  readonly additionalTextEdits?: readonly TextEdit[];
  /** What the editor asks for next: `editor.action.triggerSuggest` or `editor.action.triggerParameterHints`. */
  readonly command?: {readonly title: string; readonly command: string};
}

/** The kinds that the compiler gives. */
export const COMPLETION_KINDS = {
  2: 'method',
  3: 'function',
  5: 'field',
  6: 'variable',
  7: 'class',
  8: 'interface',
  9: 'module',
  10: 'property',
  13: 'enum',
  14: 'keyword',
  15: 'snippet',
  20: 'enumMember',
  22: 'struct',
} as const satisfies Readonly<Record<number, string>>;

export interface SignatureHelp {
  readonly signatures: readonly SignatureInformation[];
  readonly activeSignature?: number;
  readonly activeParameter?: number;
}

export interface SignatureInformation {
  readonly label: string;
  readonly documentation?: MarkupContent;
  readonly parameters?: readonly {
    /** A part of the signature's label. */
    readonly label: string;
    readonly documentation?: MarkupContent;
  }[];
  readonly activeParameter?: number;
}

export interface DocumentSymbol {
  readonly name: string;
  /** One of the numbers in {@link SYMBOL_KINDS}. */
  readonly kind: number;
  readonly range: Range;
}

/** The kinds that the compiler gives. */
export const SYMBOL_KINDS = {
  2: 'module',
  5: 'class',
  10: 'enum',
  13: 'variable',
  23: 'struct',
} as const satisfies Readonly<Record<number, string>>;

/** A name that can be changed. */
export interface RenameTarget {
  readonly range: Range;
  /** The name as it is. */
  readonly placeholder: string;
}

/** The changes in each file. */
export interface WorkspaceEdit {
  readonly [file: string]: readonly TextEdit[];
}
