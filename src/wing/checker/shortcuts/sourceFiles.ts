import {createRequire} from 'node:module';
import type ts from 'typescript';

const load = createRequire(__filename);

/**
 * For each entry point, the framework parses the declarations of the SDK and of the language, which takes most of the time
 * of a program in TypeScript. Here a process parses them once. Files of the program are read each time.
 */
export function shareSourceFiles(): void {
  const name = createRequire(load.resolve('@wingcloud/framework')).resolve('typescript');
  const read = load.extensions['.js'];
  // The exports of TypeScript are read-only, so they are replaced as soon as the module has been loaded.
  load.extensions['.js'] = (module, file) => {
    read(module, file);
    if (file === name) module.exports = withSharedFiles(module.exports as typeof ts);
  };
  delete load.cache[name];
  load(name);
  load.extensions['.js'] = read;
}

function withSharedFiles(typescript: typeof ts): typeof ts {
  const createProgram = (files: readonly string[], options: ts.CompilerOptions) =>
    typescript.createProgram(files, options, sharingHost(typescript, options));
  return {...typescript, createProgram: createProgram as typeof ts.createProgram};
}

const parsed = new Map<string, ts.SourceFile | undefined>();

function sharingHost(typescript: typeof ts, options: ts.CompilerOptions): ts.CompilerHost {
  const host = typescript.createCompilerHost(options);
  return {
    ...host,
    getSourceFile: (file, format, ...rest) => {
      if (!INSTALLED.test(file)) return host.getSourceFile(file, format, ...rest);
      const key = JSON.stringify([file, format, {...options, outDir: '', configFilePath: ''}]);
      if (!parsed.has(key)) parsed.set(key, host.getSourceFile(file, format, ...rest));
      return parsed.get(key);
    },
  };
}

const INSTALLED = /[/\\]node_modules[/\\].*\.d\.[cm]?ts$/;
