import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import url from 'node:url';
import {runInNewContext} from 'node:vm';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {bundleForBrowser} from '../bundleForBrowser';
import {importsOf} from '../bundleInputs';
import {loadBundled} from '../loadBundled';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wing-bundle-'));
});
afterAll(() => rmSync(folder, {recursive: true}));

const BROWSER_GLOBALS = {
  AbortController,
  AbortSignal,
  queueMicrotask,
  TextDecoder,
  TextEncoder,
  Uint8Array,
  URL,
  URLSearchParams,
};

/** Runs a bundle without Node's globals. @returns the value that it leaves in `result` */
async function runBundled(source: string): Promise<unknown> {
  const entry = join(folder, 'entry.ts');
  writeFileSync(entry, source);
  const script = new TextDecoder().decode((await bundleForBrowser(entry)).script);
  const context: {result?: unknown} = {};
  runInNewContext(script, Object.assign(context, BROWSER_GLOBALS));
  return context.result;
}

describe('bundleForBrowser', () => {
  it('has ports of the modules of Node, by both of their names', async () => {
    const source = `
      import path from 'node:path';
      import {EventEmitter} from 'events';
      import util from 'util';
      const emitter = new EventEmitter();
      const heard: string[] = [];
      emitter.on('a', (value: string) => heard.push(value));
      emitter.emit('a', path.join('/a', '../b'));
      globalThis.result = heard.join() + util.format('%d', 1) + typeof process.nextTick;
    `;
    expect(await runBundled(source)).toBe('/b1function');
  });

  it('has a stream that can be extended without a class, as Express does', async () => {
    const source = `
      import {promises, Stream} from 'node:stream';
      import util from 'node:util';
      const chunks = [];
      function Mine() { Stream.call(this); }
      util.inherits(Mine, Stream);
      const mine = new Mine();
      const target = new Stream.PassThrough({encoding: 'utf8'});
      target.on('data', (chunk) => chunks.push(chunk));
      mine.pipe(target);
      mine.emit('data', 'a');
      globalThis.result = [...chunks, typeof promises.pipeline].join();
    `;
    expect(await runBundled(source)).toBe('a,function');
  });

  it('reads and writes the queries of URLs as Node does', async () => {
    const run = (read: typeof url) => [
      Object.entries(read.parse('http://a.b/?c[d]=1&e=2&e=3', true).query),
      read.format({protocol: 'http', host: 'a.b', query: {c: ['1', '2'], d: 'e f'}}),
    ];
    const source = `import url from 'node:url'; globalThis.result = JSON.stringify((${String(run)})(url));`;
    expect(await runBundled(source)).toBe(JSON.stringify(run(url)));
  });

  it('replaces no global but `process`', async () => {
    expect(await runBundled(`globalThis.result = [typeof env, typeof platform, typeof cwd].join();`)).toBe(
      'undefined,undefined,undefined',
    );
  });

  it('leaves the text of functions as it is read by those who look at it', async () => {
    const source = `globalThis.result = (function named() { return class Inner {}; }).toString();`;
    expect(await runBundled(source)).not.toMatch(/__name/);
  });
});

describe('the inputs', () => {
  const PLUGIN = join(__dirname, '../..');

  it('are all modules of a worker, also those outside of its folder', async () => {
    const {inputs} = await bundleForBrowser(join(PLUGIN, 'worker/runner.ts'));
    expect(inputs).toEqual(
      expect.arrayContaining(
        ['worker/runner.ts', 'messages/unsupportedFeature.ts'].map((file) => join(PLUGIN, file)),
      ),
    );
  });

  it('are the modules that pack, without those of packages', () => {
    const inputs = importsOf(join(PLUGIN, 'pack/packEngine.ts'));
    const names = [
      'pack/packEngine.ts',
      'pack/sdkModules.ts',
      'sandbox/document.ts',
      'engine/run/sdkGlobal.ts',
    ];
    expect(inputs).toEqual(expect.arrayContaining(names.map((file) => join(PLUGIN, file))));
    expect(inputs.filter((file) => file.includes('node_modules'))).toEqual([]);
  });

  it('are those of a module that is loaded', () => {
    const inputs = new Set<string>();
    loadBundled(join(PLUGIN, 'pack/compilerPack.ts'), inputs);
    expect(inputs).toContain(join(PLUGIN, 'engine/compiler/tree.ts'));
  });
});

describe('loadBundled', () => {
  it('loads a module with packages that are ES modules', () => {
    const {packCompiler} = loadBundled<typeof import('../compilerPack')>(
      join(__dirname, '../compilerPack.ts'),
    );
    expect(packCompiler).toBeInstanceOf(Function);
  });
});
