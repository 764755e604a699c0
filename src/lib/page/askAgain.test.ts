import {afterEach, expect, it, vi} from 'vitest';
import {askAgain} from './askAgain';

afterEach(() => vi.unstubAllGlobals());

/** A page that has asked for files, and a server that now answers with a status. */
function ask(entries: readonly (readonly [name: string, responseStatus: number])[], status: number) {
  const fetch = vi.fn(async (_url: string, _options?: RequestInit) => new Response('', {status}));
  const onGone = vi.fn();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('performance', {
    getEntriesByType: () => entries.map(([name, responseStatus]) => ({name, responseStatus})),
  });
  askAgain(onGone);
  return {fetch, onGone};
}

const SCRIPT = 'https://wing.example/assets/js/open.1a2b3c4d.js';

it('asks past the browser’s cache for the scripts and style sheets that the server did not have', async () => {
  const {fetch, onGone} = ask(
    [
      [SCRIPT, 404],
      ['https://wing.example/assets/css/page.1a2b3c4d.css', 503],
      ['https://wing.example/assets/js/other.js', 200],
      // The browser does not tell of what failed on the way.
      ['https://wing.example/assets/js/lost.js', 0],
      ['https://wing.example/img/cover.png', 404],
      ['https://api.github.com/repos/winglang/wing', 403],
    ],
    200,
  );
  expect(fetch.mock.calls).toEqual([
    [SCRIPT, {cache: 'reload'}],
    ['https://wing.example/assets/css/page.1a2b3c4d.css', {cache: 'reload'}],
  ]);
  await vi.waitFor(() => expect(fetch).toHaveResolvedTimes(2));
  expect(onGone).not.toHaveBeenCalled();
});

it.each([
  [404, 1],
  [410, 1],
  // The server fails, and the file may well be there.
  [500, 0],
  [503, 0],
  [429, 0],
])('at status %i, %i file is gone', async (status, gone) => {
  const {fetch, onGone} = ask([[SCRIPT, 404]], status);
  await vi.waitFor(() => expect(fetch).toHaveResolvedTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  expect(onGone).toHaveBeenCalledTimes(gone);
});
