/** The program in the editor, and what the reader does to it. */
import type {ProgramFiles} from '../messages/runEvents';
import {fileNames, removeFile, renameFile} from './files';

/** A program without the version of the compiler that it was written with. */
export interface ProgramSources {
  readonly files: ProgramFiles;
  /** The file that is compiled. It is always one of the files. */
  readonly entry: string;
}

export interface ProgramState extends ProgramSources {
  /** The open file. */
  readonly file: string;
  /** Another number for each program that is opened. */
  readonly programId: number;
  /** Counts the changes that were made outside the editor, which has to adopt them. */
  readonly externalEdits: number;
}

export type ProgramAction =
  | {readonly kind: 'type'; readonly text: string}
  | {readonly kind: 'open-file'; readonly file: string}
  | {readonly kind: 'add-file'; readonly name: string}
  | {readonly kind: 'rename-file'; readonly name: string}
  | {readonly kind: 'remove-file'}
  | {readonly kind: 'replace-files'; readonly files: ProgramFiles}
  | {readonly kind: 'replace-program'; readonly program: ProgramSources};

export function openProgram({files, entry}: ProgramSources): ProgramState {
  return {files, entry, file: entry, programId: 0, externalEdits: 0};
}

export function programReducer(state: ProgramState, action: ProgramAction): ProgramState {
  const {files, file, entry} = state;
  switch (action.kind) {
    case 'type':
      return files[file] === action.text ? state : {...state, files: {...files, [file]: action.text}};
    case 'open-file':
      return Object.hasOwn(files, action.file) ? {...state, file: action.file} : state;
    case 'add-file':
      return {...state, files: {...files, [action.name]: ''}, file: action.name};
    case 'rename-file':
      if (file === entry) return state;
      return {...state, files: renameFile(files, file, action.name), file: action.name};
    case 'remove-file':
      if (file === entry) return state;
      return {...state, files: removeFile(files, file), file: fileBefore(state)};
    case 'replace-files':
      return {...state, files: action.files, externalEdits: state.externalEdits + 1};
    case 'replace-program': {
      const {programId, externalEdits} = state;
      return {...openProgram(action.program), programId: programId + 1, externalEdits};
    }
  }
}

function fileBefore({files, file, entry}: ProgramState): string {
  const names = fileNames(files, entry);
  return names[names.indexOf(file) - 1] ?? entry;
}
