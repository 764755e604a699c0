/**
 * The first script of a run's worker, before the SDK and the runner. It takes what no run needs out of the program's reach,
 * keeps logs to their limit, and tells from time to time that the worker's thread is not busy. It holds on to what it needs
 * itself, so that nothing that a program changes stands between.
 */
import {createGuardedSend} from './guardedSend';
import {HEARTBEAT_MILLISECONDS} from './limits';
import type {RunMessage} from '../messages/runMessages';
import {GLOBALS, NAVIGATOR, takeAway} from './outOfReach';

const send: (message: RunMessage) => void = self.postMessage.bind(self);
const later: (task: () => void, milliseconds: number) => void = setTimeout.bind(self);
const now = performance.now.bind(performance);

setInterval(() => send({kind: 'heartbeat'}), HEARTBEAT_MILLISECONDS);
takeAway(self, GLOBALS);
takeAway(navigator, NAVIGATOR);
Object.defineProperty(self, 'postMessage', {value: createGuardedSend({send, later, now})});
