/** The program that is in the editor, and what the reader does to it. */
import {fileNames, type Files, removeFile, renameFile} from './files';

export interface ProgramState {
  readonly files: Files;
  /** The file that is compiled. It is always there. */
  readonly entry: string;
  /** The file that is open. */
  readonly file: string;
  /** Counts the programs that took the place of others. */
  readonly revision: number;
  /** Counts the changes that were not typed into the editor, which has to take them over. */
  readonly edition: number;
}

export type ProgramAction =
  | {readonly do: 'type'; readonly text: string}
  | {readonly do: 'open'; readonly file: string}
  | {readonly do: 'add'; readonly name: string}
  | {readonly do: 'rename'; readonly name: string}
  | {readonly do: 'remove'}
  | {readonly do: 'change'; readonly files: Files}
  | {readonly do: 'replace'; readonly program: EditedProgram};

export type EditedProgram = Pick<ProgramState, 'files' | 'entry'>;

export function startWith({files, entry}: EditedProgram): ProgramState {
  return {files, entry, file: entry, revision: 0, edition: 0};
}

export function changeProgram(state: ProgramState, action: ProgramAction): ProgramState {
  const {files, file, entry} = state;
  switch (action.do) {
    case 'type':
      return files[file] === action.text ? state : {...state, files: {...files, [file]: action.text}};
    case 'open':
      return action.file in files ? {...state, file: action.file} : state;
    case 'add':
      return {...state, files: {...files, [action.name]: ''}, file: action.name};
    case 'rename':
      return file === entry
        ? state
        : {...state, files: renameFile(files, file, action.name), file: action.name};
    case 'remove':
      return file === entry ? state : {...state, files: removeFile(files, file), file: neighbourOf(state)};
    case 'change':
      return {...state, files: action.files, edition: state.edition + 1};
    case 'replace':
      return {...startWith(action.program), revision: state.revision + 1, edition: state.edition};
  }
}

function neighbourOf({files, file, entry}: ProgramState): string {
  const names = fileNames(files, entry);
  return names[names.indexOf(file) - 1] ?? entry;
}
