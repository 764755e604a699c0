import type {Position} from 'vscode-languageserver-types';
import type {LanguageClient} from '@site/src/playground/client/languageClient';
import type {ProgramDiagnostic} from '@site/src/playground/engine/compiler/diagnostics';
import type {DocumentPosition} from '@site/src/playground/engine/compiler/documentPosition';

/** A part of the text, by offsets. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Props of the editor, and of the text field in its place until it has loaded. */
export interface EditorProps {
  readonly file: string;
  readonly text: string;
  /** Another number for each program that is opened: undo does not go back to the program before. */
  readonly programId: number;
  /** Counts the changes that were made outside the editor. */
  readonly externalEdits: number;
  /** Of this file. */
  readonly diagnostics: readonly ProgramDiagnostic[];
  /** Undefined until the compiler has loaded. */
  readonly language?: LanguageClient;
  /** Parts of the text with a border. @default none */
  readonly marks?: readonly TextRange[];
  /** Where the editor goes; a new object goes there again. */
  readonly target?: Position;
  /** Id of the element that explains how to leave the editor. */
  readonly describedBy: string;
  onChange(text: string): void;
  /** Called when the cursor moves. */
  onCursor?(position: Position): void;
  onRun(): void;
  /** Called when the reader presses Escape, to go on to what comes after the editor. */
  onLeave(): void;
  onGoTo(at: DocumentPosition): void;
  onRename(at: DocumentPosition, oldName: string): void;
  onSymbols(): void;
}

/** The editor's extensions outlive a render, so they read the props when they need them. */
export type ReadProps = () => EditorProps;
