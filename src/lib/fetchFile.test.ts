import {afterEach, describe, expect, it, vi} from 'vitest';
import {fetchFile, fetchHashedFile, MissingFileError} from './fetchFile';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers with one status after the other. */
function stubServer(...statuses: number[]) {
  const fetch = vi.fn(async (_url: string, _options?: RequestInit) => {
    return new Response('text', {status: statuses.shift()});
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('fetchFile', () => {
  it('returns a successful response', async () => {
    const fetch = stubServer(200);
    expect(await (await fetchFile('/a.json', {cache: 'force-cache'})).text()).toBe('text');
    expect(fetch.mock.calls).toEqual([['/a.json', {cache: 'force-cache'}]]);
  });

  it.each([404, 500, 503])(
    'asks past the browser’s cache, which may have kept the status %i',
    async (status) => {
      const fetch = stubServer(status, 200);
      expect((await fetchFile('/a.json', {cache: 'force-cache'})).status).toBe(200);
      expect(fetch.mock.calls).toEqual([
        ['/a.json', {cache: 'force-cache'}],
        ['/a.json', {cache: 'reload'}],
      ]);
    },
  );

  it('does not ask a second time past the browser’s cache', async () => {
    const fetch = stubServer(404, 200);
    await expect(fetchFile('/a.json', {cache: 'reload'})).rejects.toThrow('/a.json answers with status 404');
    expect(fetch).toHaveBeenCalledOnce();
  });

  it.each([404, 410])('says that a new version is here when a file is gone (status %i)', async (status) => {
    stubServer(status, status);
    const failed = fetchFile('/a.json');
    await expect(failed).rejects.toBeInstanceOf(MissingFileError);
    await expect(failed).rejects.toThrow(
      `/a.json answers with status ${status}. A new version of this site is here: reload the page.`,
    );
  });

  it('names the file that cannot be fetched, and the reason', async () => {
    stubServer(404, 503);
    const failed = fetchFile('/a.json');
    await expect(failed).rejects.toThrow(/^\/a\.json answers with status 503$/);
    await expect(failed).rejects.not.toBeInstanceOf(MissingFileError);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchFile('/a.json')).rejects.toThrow(
      '/a.json cannot be fetched: TypeError: Failed to fetch',
    );
  });
});

describe('fetchHashedFile', () => {
  const read = async (response: Response) => {
    const text = await response.text();
    if (text !== 'whole') throw new Error(`${text} is not whole`);
    return text;
  };
  const stubTexts = (...texts: string[]) => {
    const fetch = vi.fn(async (_url: string, _options?: RequestInit) => new Response(texts.shift()));
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  it('asks once for what can be read', async () => {
    const fetch = stubTexts('whole');
    expect(await fetchHashedFile('/a.wasm', read)).toBe('whole');
    expect(fetch.mock.calls).toEqual([['/a.wasm', {cache: 'force-cache'}]]);
  });

  it('asks past the browser’s cache when its copy cannot be read', async () => {
    const fetch = stubTexts('<html>', 'whole');
    expect(await fetchHashedFile('/a.wasm', read)).toBe('whole');
    expect(fetch.mock.calls[1]).toEqual(['/a.wasm', {cache: 'reload'}]);
  });

  it('fails when the server has nothing better', async () => {
    stubTexts('<html>', '<html>');
    await expect(fetchHashedFile('/a.wasm', read)).rejects.toThrow('<html> is not whole');
  });
});
