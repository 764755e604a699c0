import {describe, expect, it, vi} from 'vitest';
import type {NodeWingc} from '../../compiler/nodeWingc';
import type {RawDiagnostic, WingcOptions} from '../../compiler/wingc';
import {createProgramCompiler} from '../programCompiler';

const dispose = vi.fn();
const panic = (): never => {
  throw new Error('unreachable');
};
const range = {start: {line: 0, character: 4}, end: {line: 0, character: 5}};
const answer = () => ({contents: {value: '```wing\nx: num\n```'}, range});

describe('the types of names', () => {
  /** Instances whose language services behave like this, one after the other. */
  function compilerOf(...instances: ReadonlyArray<(name: string) => unknown>) {
    const create = vi.fn((): NodeWingc => ({
      call: panic,
      request: instances[create.mock.calls.length - 1]!,
      dispose,
    }));
    return {create, compiler: createProgramCompiler(create)};
  }

  it('come from a new instance for each program, as an instance remembers the programs before', () => {
    const {create, compiler} = compilerOf(answer, answer);
    expect(compiler.collectHovers('/a/main.w', 'let x = 1;')).toHaveLength(1);
    expect(compiler.collectHovers('/b/main.w', 'let x = 1;')).toHaveLength(1);
    expect(create).toHaveBeenCalledTimes(2);
    expect(dispose).toHaveBeenCalledTimes(2);
  });

  it('are missing for a program on which the instance panics', () => {
    const {create, compiler} = compilerOf(panic, panic);
    expect(compiler.collectHovers('/a/main.w', 'let x = 1;')).toEqual([]);
    expect(create).toHaveBeenCalledTimes(1);
  });
});

describe('compile', () => {
  const ERROR: RawDiagnostic = {severity: 'error', message: 'no', hints: [], annotations: []};

  it('uses an instance again until it has reported an error', () => {
    const create = vi.fn(({onDiagnostic}: WingcOptions = {}): NodeWingc => ({
      call(_, paths) {
        if (paths.startsWith('/bad')) onDiagnostic?.(ERROR);
        if (paths.startsWith('/panic')) panic();
        return '{"imported_namespaces": ["cloud"]}';
      },
      request: panic,
      dispose,
    }));
    const compiler = createProgramCompiler(create);
    const compile = (entry: string) => compiler.compile(entry, '/target');
    expect(compile('/good.main.w')).toEqual({diagnostics: [], crashed: false, importedNamespaces: ['cloud']});
    expect(compile('/bad.main.w').diagnostics).toEqual([ERROR]);
    expect(create).toHaveBeenCalledTimes(1);
    expect(compile('/panic.main.w')).toEqual({diagnostics: [], crashed: true, importedNamespaces: []});
    expect(compile('/good.main.w').diagnostics).toEqual([]);
    expect(create).toHaveBeenCalledTimes(3);
  });
});
