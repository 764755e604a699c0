/** Props of the code sample component: a block of code that was highlighted at build. */
export interface CodeSampleProps {
  readonly lang: string;
  /** Highlighted lines. */
  readonly html: string;
  readonly title?: string;
  /** `true` where long lines are wrapped from the start. */
  readonly wrap?: string;
  /** Number of lines that the page hides. */
  readonly hidden?: string;
  readonly mark?: MarkKind;
  readonly markText?: string;
  readonly outputKind?: 'log' | 'report' | 'error';
  readonly output?: string;
  /** Path of the JSON file with the types of the names on this page, and the sample's place in it. */
  readonly types?: string;
  readonly index?: string;
  /** Path of the file among those of its program, where that can be opened in the playground. */
  readonly file?: string;
  /** Address of the JSON file with all of the program, where the code is not all of it. */
  readonly program?: string;
  /** `true` where the program can be run in the page. */
  readonly runs?: string;
  /** The clouds that it can be compiled for in the page: `tf-aws,tf-gcp`. */
  readonly clouds?: string;
  /** Of an exercise: the test that fails until it is solved. */
  readonly exercise?: string;
}

/** A program for the playground. */
export interface SampleProgram {
  /** Texts by path. */
  readonly files: Readonly<Record<string, string>>;
  /** The file that is compiled. */
  readonly entry: string;
}

/** A program as its page fetches it, where the code in the page is not all of it. */
export interface SavedProgram extends SampleProgram {
  /** The output that the page prints elsewhere than under the program. */
  readonly printed?: PrintedOutput;
}

/** The output that a page prints for a program: its log lines, or the report of `wing test`. */
export interface PrintedOutput {
  readonly kind: 'log' | 'report';
  readonly text: string;
}

/** How a program was checked. */
export type MarkKind = 'tested' | 'compiled' | 'refused' | 'unchecked' | 'exercise';

/** Types of the names in one program: `[line, column, length, entry]`, lines as they are shown, from 0. */
export interface SampleTypes {
  readonly names: readonly (readonly [number, number, number, number])[];
}

/** The file that a page's names are looked up in. */
export interface PageTypes {
  /** Each signature once, with its documentation where it has one. */
  readonly entries: readonly (readonly [type: string, doc?: string])[];
  readonly samples: readonly SampleTypes[];
}
