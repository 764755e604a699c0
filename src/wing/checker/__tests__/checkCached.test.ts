import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {OutcomeCache} from '../cache';
import {checkCached} from '../checkCached';
import type {CheckRequest, ProgramOutcome} from '../outcome';
import {request} from '../__fixtures__/request';
import {checkAll, type PoolOptions} from '../pool';

vi.mock('../pool', () => ({checkAll: vi.fn()}));

const outcome = (report: string): ProgramOutcome => ({report, givenUp: report === 'hangs'}) as ProgramOutcome;
function createCache(): OutcomeCache {
  const stored = new Map<string, ProgramOutcome>();
  return {get: (key) => stored.get(key), set: (key, one) => void stored.set(key, one), save: () => undefined};
}

const check = (requests: readonly CheckRequest[], cache: OutcomeCache, onProgress = vi.fn()) =>
  checkCached(requests, {root: '/site', cache, versions: '1', workFolder: 'test', onProgress});

describe('checkCached', () => {
  let checked: string[];
  beforeEach(() => {
    checked = [];
    vi.mocked(checkAll).mockImplementation((requests: readonly CheckRequest[], options: PoolOptions) => {
      for (const one of requests) {
        checked.push(one.files[0]!.text);
        options.onOutcome(one, outcome(one.files[0]!.text));
      }
      return Promise.resolve();
    });
  });

  it('asks once for programs that are the same, and tells each its answer', async () => {
    const onProgress = vi.fn();
    const requests = [request('1', 'a'), request('2', 'a'), request('3', 'b')];
    const {outcomes, cached} = await check(requests, createCache(), onProgress);
    expect(checked).toEqual(['a', 'b']);
    expect([...outcomes].map(([id, {report}]) => `${id} ${report}`).sort()).toEqual(['1 a', '2 a', '3 b']);
    expect(cached).toBe(0);
    expect(onProgress.mock.calls).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('does not check again what the cache knows', async () => {
    const cache = createCache();
    await check([request('1', 'a')], cache);
    const {outcomes, cached} = await check([request('2', 'a'), request('3', 'b')], cache);
    expect(checked).toEqual(['a', 'b']);
    expect(outcomes.get('2')?.report).toBe('a');
    expect(cached).toBe(1);
  });

  it('asks again for a program that was given up', async () => {
    const cache = createCache();
    await check([request('1', 'hangs')], cache);
    await check([request('1', 'hangs')], cache);
    expect(checked).toEqual(['hangs', 'hangs']);
  });
});
