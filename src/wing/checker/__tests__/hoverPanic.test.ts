import {invoke, load} from '@winglang/compiler';
import {beforeEach, expect, test, vi} from 'vitest';

vi.mock('@winglang/compiler', () => ({invoke: vi.fn(), load: vi.fn()}));

/** Instances that answer, or panic when they are asked for a type, one after the other. */
async function servicesThat(...instances: ReadonlyArray<'answer' | 'panic'>) {
  vi.resetModules();
  const left = [...instances];
  vi.mocked(load).mockImplementation(() => Promise.resolve({kind: left.shift()} as never));
  vi.mocked(invoke).mockImplementation(((services: {kind: string}, call: string) => {
    if (call !== 'wingc_on_hover') return 0;
    if (services.kind === 'panic') throw new Error('unreachable');
    const range = {start: {line: 0, character: 4}, end: {line: 0, character: 5}};
    return JSON.stringify({contents: {value: '```wing\nx: num\n```'}, range});
  }) as never);
  const {collectHovers} = await import('../hover');
  return collectHovers;
}

beforeEach(() => void vi.clearAllMocks());

test('a new instance is asked once more when one that was used panics', async () => {
  const collectHovers = await servicesThat('answer', 'answer');
  await collectHovers('/a/main.w', 'let x = 1;');
  vi.mocked(invoke).mockImplementationOnce(() => {
    throw new Error('unreachable');
  });
  expect(await collectHovers('/b/main.w', 'let x = 1;')).toHaveLength(1);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a program on which a new instance panics has no types', async () => {
  const collectHovers = await servicesThat('panic', 'panic');
  expect(await collectHovers('/a/main.w', 'let x = 1;')).toEqual([]);
  expect(load).toHaveBeenCalledTimes(1);
});
