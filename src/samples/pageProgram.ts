import type {Fence} from './fence';

/** Something wrong with a page, and where. */
export interface PageProblem {
  readonly page: string;
  readonly line: number;
  readonly message: string;
}

/** One file of a program. */
export interface ProgramFile {
  /** Path inside the program's folder. */
  readonly path: string;
  readonly text: string;
  /** The file it was written in: the page, or the real file beside it. */
  readonly source: string;
  /** For each line of the text, the line of the source, both from 1. */
  readonly sourceLines: readonly number[];
  /** Columns by which the source is indented against the text. */
  readonly indent: number;
  /** Line of the fence that holds or shows the file. */
  readonly fenceLine: number;
  readonly shown: ShownLines;
}

/** The lines of a file that the page shows. */
interface ShownLines {
  /** For each line shown, the line of the file's text, from 0; undefined for a removed line. */
  readonly programLines: readonly (number | undefined)[];
  /** Columns that the page leaves out on the left. */
  readonly cutColumns: number;
}

/** The output or error of a program, in a fence after it. */
export interface ExpectedOutput {
  readonly kind: 'log' | 'report' | 'error';
  readonly text: string;
  /** Line of the fence in the page. */
  readonly line: number;
  readonly indent: number;
}

/** A program of a page, with what is expected of it. */
export interface PageProgram {
  /** Page, heading and place under the heading: the same if a program is inserted elsewhere. */
  readonly id: string;
  readonly page: string;
  readonly line: number;
  readonly language: 'wing' | 'ts';
  readonly entry: string;
  readonly files: readonly ProgramFile[];
  /** Folder of real files that the program is one of, if the fence shows a file. */
  readonly folder?: string;
  readonly fence: Fence;
  readonly expected: readonly ExpectedOutput[];
}

/** A code block in another language, which is checked by itself. */
export interface PageBlock {
  readonly page: string;
  readonly lang: string;
  readonly text: string;
  /** Line of the page where the text begins. */
  readonly line: number;
}

export interface PagePrograms {
  readonly programs: readonly PageProgram[];
  readonly blocks: readonly PageBlock[];
  readonly problems: readonly PageProblem[];
}
