import path from 'node:path';
import {collectHovers, type Hover} from '../compiler/hovers';
import {loadNodeWingc, type NodeWingc} from '../compiler/nodeWingc';
import type {RawDiagnostic, WingcOptions} from '../compiler/wingc';

interface CompileResult {
  readonly diagnostics: readonly RawDiagnostic[];
  /** Whether the compiler panicked. */
  readonly crashed: boolean;
  /** Modules that the program brings, which preflight has to know. */
  readonly importedNamespaces: readonly string[];
}

/** The compiler for many programs, one after the other. */
export interface ProgramCompiler {
  /** Compiles an entry point to preflight code in `<synthDir>/.wing`. */
  compile(entrypoint: string, synthDir: string): CompileResult;
  /** The types of the names in an entry point, or none if the compiler panics. */
  collectHovers(entrypoint: string, text: string): readonly Hover[];
}

/** Programs share an instance of the compiler until it has reported an error: from then on, it gives wrong answers. */
export function createProgramCompiler(
  createInstance: (options?: WingcOptions) => NodeWingc = loadNodeWingc(),
): ProgramCompiler {
  let compiler: NodeWingc | undefined;
  let diagnostics: RawDiagnostic[] = [];
  const onDiagnostic = (diagnostic: RawDiagnostic) => diagnostics.push(diagnostic);

  return {
    compile(entrypoint, synthDir) {
      compiler ??= createInstance({onDiagnostic});
      diagnostics = [];
      let answer: string | undefined;
      let crashed = false;
      try {
        answer = compiler.call('wingc_compile', `${entrypoint};${path.join(synthDir, '.wing')}`);
      } catch {
        crashed = true;
      }
      if (answer === undefined || diagnostics.some(({severity}) => severity === 'error')) {
        compiler.dispose();
        compiler = undefined;
      }
      const {imported_namespaces: importedNamespaces = []} = JSON.parse(answer ?? '{}') as CompilerAnswer;
      return {diagnostics, crashed, importedNamespaces};
    },
    collectHovers(entrypoint, text) {
      // An instance that has seen another program may leave types unresolved, or panic, where a new one does not.
      const services = createInstance();
      try {
        return collectHovers(services, entrypoint, text);
      } catch {
        return [];
      } finally {
        services.dispose();
      }
    },
  };
}

/** What `wingc_compile` returns. */
interface CompilerAnswer {
  readonly imported_namespaces?: readonly string[];
}
