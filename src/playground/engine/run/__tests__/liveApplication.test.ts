import {describe, expect, it, vi} from 'vitest';
import {startLive} from '../liveApplication';
import {createFakeSimulator} from './simulator';

function createContext() {
  const simulator = createFakeSimulator();
  const close = vi.fn();
  const fetch = vi.fn(async () => new Response('hello', {status: 201, headers: {'X-A': 'b'}}));
  return {simulator, close, fetch, starting: startLive({simulator, close}, fetch)};
}

describe('an application that stays up', () => {
  it('lists its resources as the program has them, with what can be sent of their attributes', async () => {
    const {resources} = await createContext().starting;
    const routes = [
      {method: 'GET', path: '/a/:id'},
      {method: 'PUT', path: '/a/:id'},
    ];
    expect(resources).toEqual([
      {
        path: 'root/api',
        type: '@winglang/sdk.cloud.Api',
        attributes: {url: 'http://127.0.0.1:40000', routes},
      },
      {path: 'root/counter', type: '@winglang/sdk.cloud.Counter', attributes: {handle: 'c'}},
      {path: 'root/own/Resource', type: '@winglang/sdk.sim.Resource', attributes: {handle: 'd'}},
    ]);
  });

  it('calls a method of a resource, and returns plain data', async () => {
    const {call} = await createContext().starting;
    expect(await call('root/counter', 'inc', [3])).toBe(3);
    expect(await call('root/counter', 'set', [3])).toBeUndefined();
    expect(await call('root/counter', 'since', [])).toBe('1970-01-01T00:00:00.000Z');
    await expect(call('root/counter', 'all', [])).rejects.toThrow('too large');
    await expect(call('root/other', 'inc', [])).rejects.toThrow('not found');
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
