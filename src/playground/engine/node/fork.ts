/**
 * Node's `child_process.fork`: a second realm on the same machine, and messages between the two. The simulator runs each
 * function of a program this way.
 */
import {EventEmitter} from 'node:events';
import {PassThrough} from 'node:stream';
import {describeError} from './errorStack';
import {enqueueTask} from './enqueueTask';
import {copyMessage} from './copyMessage';
import {ProcessExit} from './processObject';
import type {Realm} from './realm';

export interface ForkOptions {
  readonly env?: Readonly<Record<string, unknown>>;
}

export interface Child extends EventEmitter {
  readonly pid: number;
  readonly stdout: PassThrough;
  readonly stderr: PassThrough;
  readonly connected: boolean;
  exitCode: number | null;
  send(message: unknown): boolean;
  /** Ends the child, whatever the signal. @returns whether it was still there */
  kill(signal?: string): boolean;
  ref(): Child;
  unref(): Child;
  disconnect(): void;
}

/** @param file path of the module that the child runs */
export function fork(parent: Realm, file: string, {env = {}}: ForkOptions = {}): Child {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const realm = parent.createSibling({
    env: toEnvironment(env),
    stdout: (text) => void stdout.write(text),
    stderr: (text) => void stderr.write(text),
  });
  const {process} = realm;
  const inbox: unknown[] = [];
  /** Messages to the child that it has not answered: those of the SDK have one answer each. */
  let unanswered = 0;
  let isAlive = true;
  let isReady = false;

  const child: Child = Object.assign(new EventEmitter(), {
    pid: process.pid,
    stdout,
    stderr,
    connected: true,
    exitCode: null,
    send(message: unknown) {
      const copy = copyMessage(message);
      unanswered += 1;
      if (isReady) enqueueTask(() => deliver(copy));
      else inbox.push(copy);
      return true;
    },
    kill(signal = 'SIGTERM') {
      if (!isAlive) return false;
      realm.dispose();
      if (signal === 'SIGTERM') tellOfSignal();
      end(null, signal);
      return true;
    },
    ref: () => child,
    unref: () => child,
    disconnect: () => undefined,
  });

  const deliver = (message: unknown): void => {
    if (!isAlive) return;
    for (const listener of process.listeners('message'))
      realm.run(() => (listener as (message: unknown) => void)(message));
  };

  const tellOfSignal = (): void => {
    try {
      process.emit('SIGTERM');
    } catch {
      // The child has ended already, and nobody is left to be told.
    }
  };

  const end = (code: number | null, signal: string | null): void => {
    if (!isAlive) return;
    isAlive = false;
    enqueueTask(() => {
      process.emit('exit', code);
      realm.dispose();
      stdout.end();
      stderr.end();
      child.exitCode = code;
      child.emit('exit', code, signal);
      child.emit('close', code, signal);
    });
  };

  const start = (): void => {
    if (!isAlive) return;
    try {
      realm.load(file);
    } catch (error) {
      if (error instanceof ProcessExit) return;
      if (process.listenerCount('uncaughtException') === 0) {
        stderr.write(`${describeError(error)}\n`);
        end(1, null);
        return;
      }
      realm.fail(error);
    }
    isReady = true;
    for (const message of inbox.splice(0)) deliver(message);
  };

  realm.onExit = (code) => end(code, null);
  process.connected = true;
  process.disconnect = () => undefined;
  process.send = (message) => {
    const copy = copyMessage(message);
    // An error that comes when nobody waits, as from a timer, would not be heard of.
    if (unanswered === 0 && isFailure(copy)) stderr.write(`${describeError(copy.reason)}\n`);
    unanswered = Math.max(0, unanswered - 1);
    enqueueTask(() => {
      if (isAlive) child.emit('message', copy);
    });
    return true;
  };
  enqueueTask(start);
  return child;
}

/** What the SDK's functions send of what they throw. */
function isFailure(message: unknown): message is {readonly reason: unknown} {
  return (message as {readonly type?: unknown} | null)?.type === 'error';
}

function toEnvironment(env: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(env).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
