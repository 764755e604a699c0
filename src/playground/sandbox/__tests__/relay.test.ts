import {describe, expect, it} from 'vitest';
import {createFake} from '../__fixtures__/fake';
import {FLOOD, HEARTBEAT} from '../../messages/signals';
import {CHARACTER_BURST, MAX_MESSAGE_CHARACTERS, MAX_NAME, MESSAGE_BURST} from '../limits';
import {relay} from '../relay';

function createTestContext() {
  const [worker, port] = [createFake(), createFake()];
  relay(worker.as<Worker>(), port.as<MessagePort>(), () => 0);
  return {worker, port};
}

describe('relay', () => {
  it('passes on the messages of the runner, and the requests of the page', () => {
    const {worker, port} = createTestContext();
    worker.say(HEARTBEAT);
    worker.say('{"kind":"ended","by":"itself"}');
    expect(port.messages()).toEqual([HEARTBEAT, '{"kind":"ended","by":"itself"}']);
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
    worker.say(HEARTBEAT);
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
    for (let count = 0; count < MESSAGE_BURST + 10; count++) worker.say(HEARTBEAT);
    expect(worker.fake.terminate).toHaveBeenCalledTimes(1);
    expect(port.messages()).toHaveLength(MESSAGE_BURST + 1);
    expect(port.messages().at(-1)).toEqual({kind: 'flood'});
  });

  it('ends a worker that sends too many characters, in whatever messages', () => {
    const {worker, port} = createTestContext();
    const long = 'a'.repeat(MAX_MESSAGE_CHARACTERS);
    const most = CHARACTER_BURST / MAX_MESSAGE_CHARACTERS;
    for (let count = 0; count < most; count++) worker.say(long);
    expect(port.messages()).toHaveLength(most);
    worker.say('a');
    expect(worker.fake.terminate).toHaveBeenCalledTimes(1);
    expect(port.messages().at(-1)).toEqual({kind: 'flood'});
  });

  it.each([
    ['longer than any message', 'a'.repeat(MAX_MESSAGE_CHARACTERS + 1)],
    ['that the guard ends it with', FLOOD],
    ['no text', {kind: 'heartbeat'}],
    ['nothing', null],
    ['in the name of the document', {kind: 'broken', message: 'out of memory'}],
  ])('ends a worker that sends something %s', (_what, message) => {
    const {worker, port} = createTestContext();
    worker.say(message);
    expect(worker.fake.terminate).toHaveBeenCalledTimes(1);
    expect(port.messages()).toEqual([{kind: 'flood'}]);
  });

  it('cuts the text of an error, and counts errors as messages', () => {
    const {worker, port} = createTestContext();
    for (let count = 0; count < MESSAGE_BURST + 10; count++) worker.fail('a'.repeat(MAX_NAME + 1));
    expect(port.messages()).toHaveLength(MESSAGE_BURST + 1);
    expect((port.messages()[0] as {message: string}).message.length).toBeLessThanOrEqual(MAX_NAME);
    expect(port.messages().at(-1)).toEqual({kind: 'flood'});
  });
});
