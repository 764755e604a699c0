import {expect, it, vi} from 'vitest';
import type {RunOptions} from '../../client/run';
import type {Runs} from '../../client/runs';
import {createSharedRuns} from '../sharedRuns';

const OPTIONS = {files: {}, entry: 'main.w', directory: '/wing/playground/1-2/'} as unknown as RunOptions;

function createTestContext() {
  const runs = {start: vi.fn(), prepare: vi.fn(), close: vi.fn()};
  const load = vi.fn(async () => runs as unknown as Runs);
  return {runs, load, shared: createSharedRuns(load)};
}

it('loads the script once, and starts runs with an engine', async () => {
  const {runs, load, shared} = createTestContext();
  shared.prepare('/wing/playground/1-2/');
  await shared.start(OPTIONS);
  expect(load).toHaveBeenCalledTimes(1);
  expect(runs.prepare).toHaveBeenCalledWith('/wing/playground/1-2/');
  expect(runs.start).toHaveBeenCalledWith(OPTIONS);
});

it('closes the sandboxes with the last release', async () => {
  const {runs, shared} = createTestContext();
  const [first, second] = [shared.hold(), shared.hold()];
  await shared.start(OPTIONS);
  first();
  await Promise.resolve();
  expect(runs.close).not.toHaveBeenCalled();
  second();
  await vi.waitFor(() => expect(runs.close).toHaveBeenCalledTimes(1));
});

it('loads nothing to close what was never started', () => {
  const {load, shared} = createTestContext();
  shared.hold()();
  expect(load).not.toHaveBeenCalled();
});

it('loads again after a failure', async () => {
  const {load, shared} = createTestContext();
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  await expect(shared.start(OPTIONS)).rejects.toThrow('Loading chunk 7 failed');
  await shared.start(OPTIONS);
  expect(load).toHaveBeenCalledTimes(2);
});
