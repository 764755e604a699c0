import type {LanguageServices, Position, Question} from '@site/src/playground/model/language';
import type {Place, Problem} from '@site/src/playground/model/problems';

/** What the text field that is there first and the editor that takes its place have in common. */
export interface EditorProps {
  readonly file: string;
  readonly text: string;
  /** Another number for each program that is opened: undo does not go back to the program before. */
  readonly programId: number;
  /** Counts the changes that were made outside the editor. */
  readonly externalEdits: number;
  /** Of this file. */
  readonly problems: readonly Problem[];
  /** Undefined until the compiler is there. */
  readonly language?: LanguageServices;
  /** Where to go; a new object goes there again. */
  readonly target?: Place;
  /** Id of the element that tells how to leave the editor. */
  readonly describedBy: string;
  onChange(text: string): void;
  onRun(): void;
  /** The reader wants to go on to what comes after the editor. */
  onLeave(): void;
  onGoTo(position: Position): void;
  onRename(question: Question, name: string): void;
  onSymbols(): void;
}

/** The editor's extensions read what is true when they are called. */
export type ReadProps = () => EditorProps;
