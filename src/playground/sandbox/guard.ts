/**
 * The first script of a run's worker, before the SDK and the runner. It removes the globals that no run needs, keeps logs to
 * their limit, and sends a heartbeat while the worker's thread is not busy. It keeps its own references to the functions it
 * calls, because a program can replace the globals.
 */
import {createGuardedSend} from './guardedSend';
import {HEARTBEAT_MILLISECONDS} from './limits';
import type {RunMessage} from '../messages/runMessages';
import {NAVIGATOR_PROPERTIES, removeGlobals, WORKER_GLOBALS} from './hardening';

const send: (message: RunMessage) => void = self.postMessage.bind(self);
const schedule: (task: () => void, milliseconds: number) => void = setTimeout.bind(self);
const now = performance.now.bind(performance);

setInterval(() => send({kind: 'heartbeat'}), HEARTBEAT_MILLISECONDS);
removeGlobals(self, WORKER_GLOBALS);
removeGlobals(navigator, NAVIGATOR_PROPERTIES);
Object.defineProperty(self, 'postMessage', {value: createGuardedSend({send, schedule, now})});
