import {afterEach, describe, expect, it, vi} from 'vitest';
import {Refusal} from '../../../lib/entrance/refusal';
import {fetchIndexFile} from '../fetchIndexFile';

afterEach(() => vi.unstubAllGlobals());

const answerWith = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, {status}));

describe('fetchIndexFile', () => {
  it('reads JSON', async () => {
    answerWith('{"a": 1}');
    expect(await fetchIndexFile('/search/a.json')).toEqual({a: 1});
  });

  it('fails with what is not JSON, and with an error of the server', async () => {
    answerWith('<html>');
    await expect(fetchIndexFile('/search/a.json')).rejects.toThrow('/search/a.json is not JSON.');
    answerWith('{}', 500);
    await expect(fetchIndexFile('/search/a.json')).rejects.toThrow('/search/a.json answers with status 500');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(fetchIndexFile('/search/a.json')).rejects.toThrow(
      '/search/a.json cannot be fetched: TypeError: Failed to fetch',
    );
  });

  it('tells when the site has to be built', async () => {
    answerWith('{"needsBuild": true, "message": "Build it."}');
    await expect(fetchIndexFile('/search/names.json')).rejects.toMatchObject({
      message: 'There is no index.',
      help: 'Build it.',
    });
  });

  it('tells when the site no longer has the file', async () => {
    answerWith('', 404);
    await expect(fetchIndexFile('/search/text-3.json')).rejects.toMatchObject({
      message: expect.stringContaining('/search/text-3.json answers with status 404'),
      help: 'A new version of this site is here: reload the page.',
    });
  });

  it('refuses a file that is nested deeper than one of the index', async () => {
    answerWith('[[[[[[]]]]]]');
    await expect(fetchIndexFile('/search/a.json')).rejects.toBeInstanceOf(Refusal);
  });
});
