import {afterEach, describe, expect, it, vi} from 'vitest';

const URL = 'http://127.0.0.1/repository';

/** The module remembers its one request, so each test loads it anew. */
async function createTestContext(answer: () => Promise<Partial<Response>>) {
  vi.resetModules();
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  return {fetch, ...(await import('./starCount'))};
}

const answers =
  (body: unknown, ok = true) =>
  () =>
    Promise.resolve({ok, text: () => Promise.resolve(JSON.stringify(body))});

describe('loadStarCount', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('reads the number of watchers', async () => {
    const {fetch, loadStarCount} = await createTestContext(
      answers({watchers_count: 4946, stargazers_count: 1}),
    );
    expect(await loadStarCount(URL)).toBe('4.9k');
    expect(fetch).toHaveBeenCalledWith(URL, {credentials: 'omit'});
  });

  it('asks once for all buttons and pages', async () => {
    const {fetch, loadStarCount} = await createTestContext(answers({watchers_count: 800}));
    await Promise.all([loadStarCount(URL), loadStarCount(URL)]);
    expect(await loadStarCount(URL)).toBe('800');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a network failure', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a refusal', answers({watchers_count: 4946}, false)],
    ['no count', answers({})],
    ['no object', answers(null)],
    ['a count of zero', answers({watchers_count: 0})],
    ['a text', answers({watchers_count: '4946'})],
    ['no JSON', () => Promise.resolve({ok: true, text: () => Promise.resolve('<html>')})],
    ['an answer that is too long', answers({watchers_count: 4946, description: 'a'.repeat(100_000)})],
  ])('gives nothing on %s', async (_name, answer) => {
    const {loadStarCount} = await createTestContext(answer);
    expect(await loadStarCount(URL)).toBeUndefined();
  });
});
