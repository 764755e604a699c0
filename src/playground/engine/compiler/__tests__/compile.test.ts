import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {createProgramCompiler} from '../../../../wing/checker/programCompiler';
import {compile} from '../compile';
import {toDiagnostics} from '../diagnostics';
import type {ProgramFiles} from '../../../messages/runEvents';
import {packInstalled} from './assets';

const assets = packInstalled();
const compileFiles = (files: ProgramFiles, entry = 'main.w') => compile({...assets, files, entry});
const messagesOf = ({diagnostics}: ReturnType<typeof compile>) => diagnostics.map(({message}) => message);

const HELLO = `bring cloud;

let bucket = new cloud.Bucket();
log("preflight");

test "hello" {
  bucket.put("name", "Wing");
  log("Hello, {bucket.get("name")}!");
}
`;

describe('compile', () => {
  it('gives JavaScript for preflight and for what runs inflight', () => {
    const {isDone, diagnostics, panic, emitted, outputFolder} = compileFiles({'main.w': HELLO});
    expect({isDone, diagnostics, panic}).toEqual({isDone: true, diagnostics: [], panic: undefined});
    expect(outputFolder).toBe('/proj/target/test/main.wsim');
    expect(emitted['.wing/preflight.cjs']).toContain('cloud.Bucket');
    expect(Object.keys(emitted).filter((path) => /inflight\..*\.cjs\.map$/.test(path))).not.toEqual([]);
  });

  it('tells the folders that a program brings', () => {
    const files = {'main.w': 'bring cloud;\nbring "./more" as more;\n', 'more/b.w': 'pub class B {}\n'};
    expect(compileFiles(files).importedNamespaces).toEqual([expect.stringContaining('more')]);
  });

  it('reads the other files of a program', () => {
    const files = {
      'main.w': 'bring "./lib.w" as lib;\nbring "./more" as more;\nlog("{lib.A.one() + more.B.two()}");\n',
      'lib.w': 'pub class A {\n  pub static one(): num { return 1; }\n}\n',
      'more/b.w': 'pub class B {\n  pub static two(): num { return 2; }\n}\n',
    };
    expect(compileFiles(files)).toMatchObject({isDone: true, diagnostics: []});
  });

  it('compiles a program after one that is wrong', () => {
    expect(compileFiles({'main.w': 'let x: str = 1;\n'})).toMatchObject({isDone: false, emitted: {}});
    expect(compileFiles({'main.w': HELLO}).isDone).toBe(true);
  });

  it('takes other names of entry points, and refuses those that are none', () => {
    expect(compileFiles({'a/queue.test.w': 'log("a");\n'}, 'a/queue.test.w').isDone).toBe(true);
    const {isDone, diagnostics} = compileFiles({'main.w': ''}, 'missing.main.w');
    expect(isDone).toBe(false);
    expect(diagnostics.map(({message}) => message)).toEqual([
      'Source path cannot be found: /proj/missing.main.w',
    ]);
  });

  it('reports a panic', () => {
    const files = {'main.w': 'bring "./lib.w" as lib;\n', 'lib.w': new Uint8Array([0xff])};
    const {isDone, panic, diagnostics} = compile({...assets, files, entry: 'main.w'});
    expect(isDone).toBe(false);
    expect(panic).toMatch(/read_to_string call failed[\s\S]*unreachable/);
    expect(diagnostics.at(-1)?.message).toMatch(/^Compiler bug/);
  });

  it('warns without refusing', () => {
    const run = compileFiles({'main.w': 'let x = 1;\nx;\n'});
    expect(run.isDone).toBe(run.diagnostics.every(({severity}) => severity === 'warning'));
  });
});

describe('diagnostics', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wing-diagnostics-'));
  afterAll(() => rmSync(folder, {recursive: true}));
  const installed = createProgramCompiler();

  it.each([
    ['a wrong type', 'let x: str = 1;\n'],
    ['an unknown name', 'bring cloud;\nlet b = new cloud.Bucketful();\nb.put("a", "b");\n'],
    ['a missing semicolon', 'let x = 1\nlet y = 2\n'],
    [
      'a preflight method that is called inflight',
      'class A { f() {} }\nlet a = new A();\ntest "t" { a.f(); }\n',
    ],
    ['characters of several bytes', 'let s = "🚀ä"; let t: num = "→";\n'],
    ['two places', 'class A {}\nclass A {}\n'],
    ['a module that is not there', 'bring "./nowhere.w" as nowhere;\n'],
    ['an unfinished program', 'test "a" {\n'],
  ])('are those of the command line for %s', (_what, text) => {
    const entry = join(folder, 'main.w');
    writeFileSync(entry, text);
    const expected = installed.compile(entry, join(folder, 'target'));
    const found = compileFiles({'main.w': text});
    expect(messagesOf(found)).toEqual(expected.diagnostics.map(({message}) => message));
    expect(found.diagnostics.map(({hints}) => hints)).toEqual(expected.diagnostics.map(({hints}) => hints));
    expect(found.diagnostics.map(({span}) => span?.start)).toEqual(
      expected.diagnostics.map(({span}) => span?.start),
    );
  });

  it('stand where an editor marks them', () => {
    const text = 'let s = "🚀ä"; let t: num = "→";\n';
    const {diagnostics} = compileFiles({'main.w': text});
    const {range} = toDiagnostics(diagnostics, {'main.w': text})[0]!.location!;
    expect(text.slice(range.start.character, range.end.character)).toBe('"→"');
  });
});
