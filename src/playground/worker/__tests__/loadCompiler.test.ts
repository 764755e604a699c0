import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {packFiles} from '../../engine/compiler/archive';
import {loadCompiler} from '../loadCompiler';

/** The shortest module: its magic number and its version. */
const WASM = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const DATA = packFiles({'/a': 'text'});
const SIZES = {'wingc.wasm': WASM.byteLength, 'compiler.pack': DATA.byteLength, 'sdk.js': 1_000_000};

/** A server that has these files. */
function serve(files: Record<string, () => Response>): void {
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    expect(['force-cache', 'reload']).toContain(options.cache);
    const {origin, pathname} = new URL(address);
    expect(origin).toBe('https://wing.example');
    const answer = files[pathname.replace('/wing/playground/1-2/', '')];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
}

const wasm = (type: string) => () => new Response(WASM, {headers: {'content-type': type}});
const data = () => new Response(new Uint8Array(DATA));
const onProgress = vi.fn();
const load = () =>
  loadCompiler({folder: 'https://wing.example/wing/playground/1-2/', sizes: SIZES, onProgress});

const compileStreaming = vi.spyOn(WebAssembly, 'compileStreaming');

beforeEach(() => void vi.clearAllMocks());
afterEach(() => vi.unstubAllGlobals());

describe('loadCompiler', () => {
  it('compiles while the bytes come in, and takes the archive apart', async () => {
    serve({'wingc.wasm': wasm('application/wasm'), 'compiler.pack': data});
    const assets = await load();
    expect(assets.module).toBeInstanceOf(WebAssembly.Module);
    expect(assets.data).toEqual({'/a': new TextEncoder().encode('text')});
    expect(compileStreaming).toHaveBeenCalledTimes(1);
  });

  it('tells how much has come, of the files that it fetches', async () => {
    serve({'wingc.wasm': wasm('application/wasm'), 'compiler.pack': data});
    await load();
    const total = WASM.byteLength + DATA.byteLength;
    expect(onProgress.mock.calls.every(([, of]) => of === total)).toBe(true);
    expect(onProgress).toHaveBeenLastCalledWith(total, total);
  });

  it('compiles afterwards for a server that does not know the type', async () => {
    serve({'wingc.wasm': wasm('application/octet-stream'), 'compiler.pack': data});
    expect((await load()).module).toBeInstanceOf(WebAssembly.Module);
    expect(compileStreaming).not.toHaveBeenCalled();
  });

  it('begins to count again when the line drops in the middle of a file', async () => {
    const drop = async () => {
      throw new TypeError('The line dropped');
    };
    const cut = new ReadableStream({
      start: (stream) => stream.enqueue(WASM.slice(0, 4)),
      pull: drop,
    });
    const compilers = [
      () => new Response(cut, {headers: {'content-type': 'application/wasm'}}),
      wasm('application/wasm'),
    ];
    serve({'wingc.wasm': () => compilers.shift()!(), 'compiler.pack': data});
    await load();
    const total = WASM.byteLength + DATA.byteLength;
    expect(Math.max(...onProgress.mock.calls.map(([loaded]) => loaded as number))).toBe(total);
  });

  it.each([
    [
      'there is no network',
      {'wingc.wasm': wasm('application/wasm')},
      '/compiler.pack cannot be fetched: TypeError: Failed to fetch',
    ],
    [
      'a file is not there',
      {'wingc.wasm': () => new Response('', {status: 404}), 'compiler.pack': data},
      '/wingc.wasm answers with status 404',
    ],
    [
      'another page is there instead',
      {'wingc.wasm': wasm('application/wasm'), 'compiler.pack': () => new Response('<!doctype html>')},
      'The archive has no list of its files.',
    ],
  ])('fails when %s', async (_what, files, message) => {
    serve(files);
    await expect(load()).rejects.toThrow(message);
  });
});
