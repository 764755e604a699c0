/** An instance of the compiler's language services that has read a program. */
import type {RawDiagnostic} from '../../../wing/compiler/wingc';
import type {CompilerAssets} from './compile';
import {PROJECT_FOLDER} from '../projectFolder';
import type {ProgramFiles} from '../../messages/runEvents';
import {createTree, type Tree} from './tree';
import {createInstance} from './instance';
import {describeStop} from './traps';

export interface Session {
  /** The files and folders of the program that the instance has read. Requests can be about these files. */
  readonly known: ReadonlySet<string>;
  /** Whether the compiler has panicked. Requests have no answer from then on. */
  isBroken(): boolean;
  /**
   * Reads a file of the program, and the files that it brings if they are not known yet: known files keep their old text.
   *
   * @returns the diagnostics; a panic is the last of them
   */
  read(files: ProgramFiles, file: string): readonly RawDiagnostic[];
  /** Calls a function of the language services. */
  ask(name: string, parameters: unknown): unknown;
}

export function createSession({module, data}: CompilerAssets): Session {
  const tree = createTree(data);
  const known = new Set<string>();
  let diagnostics: RawDiagnostic[] = [];
  let isBroken = false;
  const wingc = createInstance(module, tree, {
    onDiagnostic: (diagnostic) => diagnostics.push(diagnostic),
    onOpen: (path) => {
      if (`/${path}`.startsWith(`${PROJECT_FOLDER}/`)) known.add(path.slice(PROJECT_FOLDER.length));
    },
  });
  const ask = (name: string, parameters: unknown): unknown => {
    if (isBroken) return undefined;
    try {
      return wingc.request(name, parameters);
    } catch (error) {
      isBroken = true;
      if (!diagnostics.at(-1)?.message.startsWith(PANIC)) diagnostics.push(toPanic(error));
      return undefined;
    }
  };
  return {
    known,
    isBroken: () => isBroken,
    ask,
    read(files, file) {
      diagnostics = [];
      writeProject(tree, files);
      const text = files[file]!;
      const textDocument = {uri: toUri(file), version: 1};
      if (known.has(file)) {
        ask('wingc_on_did_change_text_document', {textDocument, contentChanges: [{text}]});
      } else {
        known.add(file);
        ask('wingc_on_did_open_text_document', {textDocument: {...textDocument, languageId: 'wing', text}});
      }
      return diagnostics;
    },
  };
}

export function isWingFile(path: string): boolean {
  return path.endsWith('.w');
}

/** The URI of a file in requests. */
export function toUri(file: string): string {
  return `file://${PROJECT_FOLDER}/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** The path of the file at a URI. */
export function fromUri(uri: string): string {
  return decodeURIComponent(new URL(uri).pathname);
}

/** The start of the compiler's own message after a panic. */
const PANIC = 'Compiler bug';

/** A panic without a message of the compiler, such as a stack overflow. */
function toPanic(error: unknown): RawDiagnostic {
  return {
    severity: 'error',
    message: describeStop(error),
    hints: [],
    annotations: [],
  };
}

/** Replaces the files of the project. */
function writeProject(tree: Tree, files: ProgramFiles): void {
  tree.contents.set(PROJECT_FOLDER.slice(1), createTree(files));
}
