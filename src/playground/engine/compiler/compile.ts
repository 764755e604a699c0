/** Compiles one program to JavaScript. */
import type {RawDiagnostic} from '../../../wing/compiler/wingc';
import {createTree, type Files, listFiles, makeFolder, type Tree} from './tree';
import {createInstance} from './instance';
import {findTraps} from './traps';
import {PROJECT_FOLDER} from '../projectFolder';

/** The compiler and the files that it needs besides the program. */
export interface CompilerAssets {
  readonly module: WebAssembly.Module;
  readonly data: Files;
}

export interface CompileOptions extends CompilerAssets {
  /** The program's files by their paths in the project. */
  readonly files: Files;
  /** `main.w`, or a file that ends with `.main.w` or `.test.w`. */
  readonly entry: string;
}

export interface Compilation {
  /** Whether preflight can run. */
  readonly isDone: boolean;
  readonly diagnostics: readonly RawDiagnostic[];
  /** The output of the compiler, if it panicked. */
  readonly panic?: string;
  /** Modules that the program brings, which preflight has to know. */
  readonly importedNamespaces: readonly string[];
  /** The files of the program, and those that the compiler wrote. */
  readonly tree: Tree;
  /** Folder that the application is written to. */
  readonly outputFolder: string;
  /** The emitted JavaScript, by the path in the output folder. */
  readonly emitted: Readonly<Record<string, string>>;
}

/** Compiles for the simulator. Each program needs a new instance, as one that has seen an error gives wrong answers. */
export function compile({module, data, files, entry}: CompileOptions): Compilation {
  const own = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${PROJECT_FOLDER}/${path}`, text]),
  );
  const tree = createTree({...data, ...own});
  const outputFolder = `${PROJECT_FOLDER}/target/test/${entry.replace(/\.w$/, '')}.wsim`;
  makeFolder(tree, `${outputFolder}/.wing`);
  const diagnostics: RawDiagnostic[] = [];
  const lines: string[] = [];
  const instance = createInstance(module, tree, {
    onDiagnostic: (diagnostic) => diagnostics.push(diagnostic),
    onLine: (line) => lines.push(line),
  });
  const context = {diagnostics, tree, outputFolder};
  diagnostics.push(...findTraps(files));
  if (diagnostics.length > 0) return {...context, isDone: false, importedNamespaces: [], emitted: {}};
  try {
    const answer = instance.call('wingc_compile', `${PROJECT_FOLDER}/${entry};${outputFolder}/.wing`);
    const isDone = answer !== undefined && !diagnostics.some(({severity}) => severity === 'error');
    const importedNamespaces = answer === undefined ? [] : readNamespaces(answer);
    return {...context, isDone, importedNamespaces, emitted: isDone ? emittedFiles(tree, outputFolder) : {}};
  } catch (error) {
    const panic = [...lines, String(error)].join('\n');
    return {...context, isDone: false, panic, importedNamespaces: [], emitted: {}};
  }
}

function readNamespaces(answer: string): readonly string[] {
  return (JSON.parse(answer) as {readonly imported_namespaces?: readonly string[]}).imported_namespaces ?? [];
}

function emittedFiles(tree: Tree, folder: string): Record<string, string> {
  const decoder = new TextDecoder();
  const files = [...listFiles(tree)].filter(([path]) => path.startsWith(`${folder}/`));
  return Object.fromEntries(
    files.map(([path, data]) => [path.slice(folder.length + 1), decoder.decode(data)]),
  );
}
