import type {RunMode} from '../../messages/runEvents';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {fetchEngine, fetchMoreScripts} from '../engineFiles';

afterEach(() => vi.unstubAllGlobals());

const answer = (toResponse: (url: string) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async (url: string) => toResponse(url));

const textOf = (bytes: ArrayBuffer | undefined) => new TextDecoder().decode(bytes);

describe('fetchEngine', () => {
  it('fetches the compiler, its data and the scripts in their order', async () => {
    answer((url) => new Response(url));
    const {compiler, data, scripts} = await fetchEngine('/p/');
    expect([compiler, data, ...scripts].map(textOf)).toEqual([
      '/p/wingc.wasm',
      '/p/compiler.pack',
      '/p/sdk.js',
      '/p/runner.js',
    ]);
  });

  it('names the file that is missing', async () => {
    answer((url) => new Response('', {status: url.endsWith('.pack') ? 404 : 200}));
    await expect(fetchEngine('/p/')).rejects.toThrow('/p/compiler.pack answers with status 404');
  });

  it('names the file that cannot be reached', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchEngine('/p/')).rejects.toThrow(
      '/p/wingc.wasm cannot be fetched: TypeError: Failed to fetch',
    );
  });
});

describe('fetchMoreScripts', () => {
  it.each<{paths: readonly string[]; mode?: RunMode; names: readonly string[]}>([
    {paths: ['main.w', 'lib.w', 'notes.txt', 'data.json'], names: []},
    {paths: ['main.w', 'extern.js'], names: ['transform.js']},
    {paths: ['main.w', 'src/extern.ts'], names: ['transform.js']},
    {paths: ['main.w', 'extern.mjs'], names: ['transform.js']},
    {paths: ['main.w'], mode: 'clouds', names: ['clouds.js']},
    {paths: ['main.w', 'extern.js'], mode: 'clouds', names: ['transform.js', 'clouds.js']},
  ])('for %j', async ({paths, mode = 'test', names}) => {
    answer((url) => new Response(url));
    const files = Object.fromEntries(paths.map((path) => [path, '']));
    const scripts = await fetchMoreScripts('/p/', {files, mode});
    expect(scripts.map(textOf)).toEqual(names.map((name) => `/p/${name}`));
  });
});
