/** One instance of the compiler's language services, with a program in it. */
import type {RawDiagnostic} from '../../../wing/compiler/wingc';
import {type CompilerAssets, PROJECT_FOLDER} from './compile';
import type {ProgramFiles} from '../../messages/runEvents';
import {createTree, type Tree} from './tree';
import {createInstance} from './instance';

export interface Session {
  /** The files and folders of the program that the instance has read. It answers questions about these files. */
  readonly known: ReadonlySet<string>;
  /** Whether the compiler has panicked: what is asked from then on has no answer. */
  isBroken(): boolean;
  /**
   * Reads a file of the program, and what it brings that is not known yet; of what is known, other files keep the text
   * that they had.
   *
   * @returns what is wrong; a panic is the last of it
   */
  read(files: ProgramFiles, file: string): readonly RawDiagnostic[];
  /** Calls an exported function with JSON, and gives its answer. */
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

/** Address of a file, as the compiler takes it. */
export function toUri(file: string): string {
  return `file://${PROJECT_FOLDER}/${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** Path of the file at an address. */
export function fromUri(uri: string): string {
  return decodeURIComponent(new URL(uri).pathname);
}

/** How the compiler's own message of a panic begins. */
const PANIC = 'Compiler bug';

/** A panic that it could not tell, as when the stack is used up. */
function toPanic(error: unknown): RawDiagnostic {
  return {
    severity: 'error',
    message: `The compiler has stopped: ${String(error)}`,
    hints: [],
    annotations: [],
  };
}

/** Puts the files in the place of those that were there. */
function writeProject(tree: Tree, files: ProgramFiles): void {
  tree.contents.set(PROJECT_FOLDER.slice(1), createTree(files));
}
