import {describe, expect, it} from 'vitest';
import {createPendingRequests} from './pendingRequests';

function createContext() {
  const sent: number[] = [];
  const requests = createPendingRequests();
  return {sent, requests, add: () => requests.add((id) => void sent.push(id))};
}

describe('createPendingRequests', () => {
  it('settles each request with its response, in any order', async () => {
    const {sent, requests, add} = createContext();
    const [first, second] = [add(), add()];
    expect(sent).toEqual([0, 1]);
    requests.resolve(1, 'b');
    requests.reject(0, new Error('No such method.'));
    await expect(first).rejects.toThrow('No such method.');
    expect(await second).toBe('b');
  });

  it('takes a response that comes while the request is sent', async () => {
    const requests = createPendingRequests();
    expect(await requests.add((id) => requests.resolve(id, 'at once'))).toBe('at once');
  });

  it('ignores a second response, and one that nothing waits for', async () => {
    const {requests, add} = createContext();
    const request = add();
    requests.resolve(0, 'a');
    requests.resolve(0, 'late');
    requests.reject(7, new Error('never sent'));
    expect(await request).toBe('a');
  });

  it('rejects a request that cannot be sent', async () => {
    const {requests} = createContext();
    const request = requests.add(() => {
      throw new DOMException('could not be cloned', 'DataCloneError');
    });
    await expect(request).rejects.toThrow('cloned');
  });

  it('rejects all that wait, and goes on counting', async () => {
    const {sent, requests, add} = createContext();
    const waiting = [add(), add()];
    requests.rejectAll(new Error('The worker has stopped.'));
    for (const request of waiting) await expect(request).rejects.toThrow('The worker has stopped.');
    void add();
    expect(sent).toEqual([0, 1, 2]);
  });
});
