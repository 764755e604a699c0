/** Node's `stream`: the port for browsers, and the class of Node's first streams, which Express's `send` extends. */
import {EventEmitter} from 'node:events';
import stream from 'node:stream';
import util from 'node:util';

interface Destination {
  write(chunk: unknown): unknown;
  end(): void;
  emit(event: string, value: unknown): unknown;
}

// A function and no class, as those that extend it call it without `new`.
function Stream(this: EventEmitter): void {
  EventEmitter.call(this);
}

const prototype = Object.create(EventEmitter.prototype, {
  constructor: {value: Stream, writable: true, configurable: true},
}) as EventEmitter;

Stream.prototype = Object.assign(prototype, {
  pipe(this: EventEmitter, destination: Destination): Destination {
    this.on('data', (chunk) => destination.write(chunk));
    this.on('end', () => destination.end());
    destination.emit('pipe', this);
    return destination;
  },
});

export const streamModule = Object.assign(Stream, stream, {Stream});

export const streamPromises = {
  finished: util.promisify(stream.finished),
  pipeline: util.promisify(stream.pipeline),
};
