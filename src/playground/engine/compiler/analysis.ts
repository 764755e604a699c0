import type {RawDiagnostic} from '../../../wing/compiler/wingc';
import type {ProgramFiles} from '../../messages/runEvents';
import type {CompilerAssets} from './compile';
import {findTraps} from './traps';
import {createSession, isWingFile, type Session, toUri} from './session';

export interface AnalyzedProgram {
  readonly files: ProgramFiles;
  readonly entry: string;
}

/**
 * The compiler with a program that changes. A compiler instance keeps the old text of every file but the entry point, and
 * has no more responses after a panic, so in both cases a new instance takes its place.
 */
export interface Analysis {
  /** @returns the diagnostics; a panic is the last of them */
  read(program: AnalyzedProgram): readonly RawDiagnostic[];
  /**
   * Calls an exported function about a file.
   *
   * @returns nothing when the file is not one of the program's Wing files, or the compiler panics twice
   */
  request(method: string, file: string, params: object): unknown;
  /** The Wing files that the compiler has read: the entry point, what it brings, and files of requests. */
  wingFiles(): readonly string[];
}

export function createAnalysis(assets: CompilerAssets): Analysis {
  let program: AnalyzedProgram | undefined;
  let session: Session | undefined;

  const readAnew = ({files, entry}: AnalyzedProgram): readonly RawDiagnostic[] => {
    session = createSession(assets);
    const diagnostics = session.read(files, entry);
    if (session.isBroken()) session = undefined;
    return diagnostics;
  };
  const readAgain = ({files, entry}: AnalyzedProgram): readonly RawDiagnostic[] | undefined => {
    if (!session || [...session.known].some((file) => file !== entry)) return undefined;
    const diagnostics = session.read(files, entry);
    return session.isBroken() ? undefined : diagnostics;
  };
  return {
    read(next) {
      const traps = findTraps(next.files);
      program = traps.length > 0 ? undefined : next;
      if (traps.length > 0) return traps;
      return readAgain(next) ?? readAnew(next);
    },
    request(method, file, params) {
      if (!program || !isWingFile(file) || !Object.hasOwn(program.files, file)) return undefined;
      // An instance that has read much may panic where a new one does not.
      for (let attempt = 0; attempt < 2; attempt++) {
        if (!session) readAnew(program);
        if (session && !session.known.has(file)) session.read(program.files, file);
        const response = session?.ask(method, {textDocument: {uri: toUri(file)}, ...params});
        if (session && !session.isBroken()) return response;
        session = undefined;
      }
      return undefined;
    },
    wingFiles: () => [...(session?.known ?? [])].filter(isWingFile),
  };
}
