import {afterEach, describe, expect, it, vi} from 'vitest';
import {MissingFileError} from './fetchFile';
import {loadPart} from './loadPart';

const CHUNK = 'https://wing.example/assets/js/editor.1a2b3c4d.js';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers with a status, and a part that arrives with the second attempt. */
function createTestContext({status = 200, request = CHUNK} = {}) {
  const fetch = vi.fn(async (_url: string, _options?: RequestInit) => new Response('', {status}));
  vi.stubGlobal('fetch', fetch);
  const error = Object.assign(new Error('Loading chunk 7 failed.'), {request});
  const load = vi.fn().mockRejectedValueOnce(error).mockResolvedValue('part');
  return {fetch, error, load};
}

describe('loadPart', () => {
  it('asks for nothing when the part arrives', async () => {
    const {fetch} = createTestContext();
    expect(await loadPart(async () => 'part')).toBe('part');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('asks for the file past the browser’s cache, and then loads the part again', async () => {
    const {fetch, load} = createTestContext();
    expect(await loadPart(load)).toBe('part');
    expect(fetch.mock.calls).toEqual([[CHUNK, {cache: 'reload'}]]);
  });

  it('knows the file of an error that is its address', async () => {
    const {fetch} = createTestContext();
    expect(await loadPart(vi.fn().mockRejectedValueOnce(Error(CHUNK)).mockResolvedValue('part'))).toBe(
      'part',
    );
    expect(fetch.mock.calls).toEqual([[CHUNK, {cache: 'reload'}]]);
  });

  it('says that a new version is here when the file is gone', async () => {
    const {load} = createTestContext({status: 404});
    const failed = loadPart(load);
    await expect(failed).rejects.toBeInstanceOf(MissingFileError);
    await expect(failed).rejects.toThrow('A new version of this site is here: reload the page.');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('passes on an error that has nothing to do with a file', async () => {
    const {error, fetch} = createTestContext({request: ''});
    const load = vi.fn().mockRejectedValue(error);
    await expect(loadPart(load)).rejects.toBe(error);
    expect(fetch).not.toHaveBeenCalled();
  });
});
