/**
 * The first script of a run's worker, before the SDK and the runner. It removes the globals that no run needs, keeps messages
 * to their limits, and sends a heartbeat while the worker's thread is not busy. Nothing that a program changes stands between:
 * the guard calls its own references to functions from before the program (`keptFunctions.ts`).
 */
import {createGuardedSend} from './guardedSend';
import {HEARTBEAT_MILLISECONDS} from './limits';
import {HEARTBEAT} from '../messages/signals';
import {keepNeededGlobals} from './hardening';

// oxlint-disable-next-line no-restricted-properties -- `createGuardedSend` bounds what a program sends
const send: (text: string) => void = self.postMessage.bind(self);
const schedule: (task: () => void, milliseconds: number) => void = setTimeout.bind(self);
const now = performance.now.bind(performance);

setInterval(() => send(HEARTBEAT), HEARTBEAT_MILLISECONDS);
keepNeededGlobals(self);
Object.defineProperty(self, 'postMessage', {value: createGuardedSend({send, schedule, now})});
