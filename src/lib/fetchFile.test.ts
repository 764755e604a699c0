import {afterEach, expect, it, vi} from 'vitest';
import {fetchFile} from './fetchFile';

afterEach(() => vi.unstubAllGlobals());

it('returns a successful response', async () => {
  vi.stubGlobal('fetch', async () => new Response('text'));
  expect(await (await fetchFile('/a.json')).text()).toBe('text');
});

it('names the file that cannot be fetched, and the reason', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchFile('/a.json')).rejects.toThrow('/a.json cannot be fetched: TypeError: Failed to fetch');
  vi.stubGlobal('fetch', async () => new Response('', {status: 404}));
  await expect(fetchFile('/a.json')).rejects.toThrow('/a.json answers with status 404');
});
