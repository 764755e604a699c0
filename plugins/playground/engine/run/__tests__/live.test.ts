import {describe, expect, it, vi} from 'vitest';
import {startLive} from '../live';
import {createFakeSimulator} from './simulator';

function createContext() {
  const simulator = createFakeSimulator();
  const close = vi.fn();
  const fetch = vi.fn(async () => new Response('hello', {status: 201, headers: {'X-A': 'b'}}));
  return {simulator, close, fetch, starting: startLive({simulator, close}, fetch)};
}

describe('an application that stays up', () => {
  it('lists its resources with what can be sent of their attributes', async () => {
    const {resources} = await createContext().starting;
    expect(resources).toEqual([
      {path: 'root/counter', type: '@winglang/sdk.cloud.Counter', attributes: {handle: 'c'}},
    ]);
  });

  it('calls a method of a resource', async () => {
    const application = await createContext().starting;
    expect(await application.call('root/counter', 'inc', [3])).toBe(3);
    await expect(application.call('root/counter', 'dec', [])).rejects.toThrow(
      'root/counter has no method dec.',
    );
    await expect(application.call('root/other', 'inc', [])).rejects.toThrow('not found');
  });

  it('asks an API', async () => {
    const {starting, fetch} = createContext();
    const application = await starting;
    const answer = await application.request('http://127.0.0.1:40000/a', {method: 'POST'});
    expect(answer).toMatchObject({status: 201, body: 'hello', headers: {'x-a': 'b'}});
    expect(fetch).toHaveBeenCalledWith('http://127.0.0.1:40000/a', {method: 'POST'});
  });

  it('stops', async () => {
    const {starting, simulator, close} = createContext();
    await (await starting).stop();
    expect(simulator.calls).toEqual(['start', 'stop']);
    expect(close).toHaveBeenCalledOnce();
  });
});
