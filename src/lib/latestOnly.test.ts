import {expect, it, vi} from 'vitest';
import {latestOnly} from './latestOnly';

function createTestContext() {
  const [onResult, onFailure] = [vi.fn(), vi.fn()];
  return {...latestOnly<string>(onResult, onFailure), onResult, onFailure};
}

const soon = (result: string) => Promise.resolve(result);
const later = (result: string) => new Promise<string>((resolve) => setTimeout(resolve, 5, result));
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

it('passes on what ends, and errors', async () => {
  const {wait, onResult, onFailure} = createTestContext();
  wait(soon('one'));
  await settled();
  wait(Promise.reject(new Error('two')));
  await settled();
  expect(onResult.mock.calls).toEqual([['one']]);
  expect(onFailure.mock.calls).toEqual([[new Error('two')]]);
});

it('leaves out what was begun earlier and ends later', async () => {
  const {wait, onResult, onFailure} = createTestContext();
  wait(later('one'));
  wait(later('two').then((text) => Promise.reject(new Error(text))));
  wait(soon('three'));
  await settled();
  expect(onResult.mock.calls).toEqual([['three']]);
  expect(onFailure).not.toHaveBeenCalled();
});

it('passes on nothing once it is cancelled', async () => {
  const {wait, cancel, onResult} = createTestContext();
  wait(soon('one'));
  cancel();
  await settled();
  expect(onResult).not.toHaveBeenCalled();
});
