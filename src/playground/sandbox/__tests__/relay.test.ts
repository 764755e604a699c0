import {describe, expect, it} from 'vitest';
import {createFake} from '../__fixtures__/fake';
import {MESSAGE_BURST} from '../limits';
import {relay} from '../relay';

function createTestContext() {
  const [worker, port] = [createFake(), createFake()];
  relay(worker.as<Worker>(), port.as<MessagePort>(), () => 0);
  return {worker, port};
}

describe('relay', () => {
  it('passes on the messages of the runner, and the requests of the page', () => {
    const {worker, port} = createTestContext();
    worker.say({kind: 'heartbeat'});
    expect(port.messages()).toEqual([{kind: 'heartbeat'}]);
    port.say({kind: 'call', id: 1, path: 'root/queue', method: 'push', args: ['a']});
    expect(worker.messages()).toEqual([
      {kind: 'call', id: 1, path: 'root/queue', method: 'push', args: ['a']},
    ]);
  });

  it('ends the worker when the page stops it, and sends nothing from then on', () => {
    const {worker, port} = createTestContext();
    port.say({kind: 'stop'});
    expect(worker.fake.terminate).toHaveBeenCalled();
    expect(port.fake.close).toHaveBeenCalled();
    worker.say({kind: 'heartbeat'});
    worker.fail('late');
    expect(port.messages()).toEqual([]);
  });

  it('reports an error, with its own words if it has none', () => {
    const {worker, port} = createTestContext();
    expect(worker.fail('out of memory').preventDefault).toHaveBeenCalled();
    worker.fail('');
    expect(port.messages()).toEqual([
      {kind: 'broken', message: 'out of memory'},
      {kind: 'broken', message: 'the worker of the run cannot be started'},
    ]);
  });

  it('ends a worker that sends too much', () => {
    const {worker, port} = createTestContext();
    for (let count = 0; count < MESSAGE_BURST + 10; count++) worker.say({kind: 'heartbeat'});
    expect(worker.fake.terminate).toHaveBeenCalledTimes(1);
    expect(port.messages()).toHaveLength(MESSAGE_BURST + 1);
    expect(port.messages().at(-1)).toEqual({kind: 'flood'});
  });
});
