import type {DocumentUri, Position, Range} from 'vscode-languageserver-types';

/**
 * A position in a file of the program. As in all types of the language server protocol here, the URI is the path in the
 * project: `main.w`, `lib/util.w`.
 */
export interface DocumentPosition {
  readonly uri: DocumentUri;
  readonly position: Position;
}

/** A name that can be changed. */
export interface RenameTarget {
  readonly range: Range;
  /** The name as it is. */
  readonly placeholder: string;
}
