/**
 * The worker of one run. The script with the SDK comes before it, and so does the one that converts externs when the program
 * has some to convert. The worker never ends by itself: its owner terminates it.
 */
import {installLazyStacks} from '../engine/node/errorStack';
import {evaluateScript} from '../engine/node/evaluateScript';
import {findConverter} from '../engine/node/externs';
import {Machine} from '../engine/node/machine';
import {readPackedSdk} from '../engine/run/sdkGlobal';
import type {RunnerMessage} from '../messages/runMessages';
import type {RunnerRequest} from '../messages/sandboxMessages';
import {createRunner} from './createRunner';

/* oxlint-disable no-restricted-globals, no-restricted-properties -- sends reports, and fetches for a program that may use the network */

// References of its own, because a program can replace the globals.
const send = self.postMessage.bind(self) as (message: RunnerMessage) => void;
const decoder = new TextDecoder();
const schedule = setTimeout.bind(self);
const fetchOutside = fetch.bind(self);

installLazyStacks();
const runner = createRunner({
  send,
  createMachine: ({network}) =>
    new Machine({
      sdk: readPackedSdk(),
      outside: network ? fetchOutside : undefined,
      findConverter,
    }),
  loadScript: (script) => evaluateScript(decoder.decode(script)),
});

self.addEventListener('message', ({data}: MessageEvent<RunnerRequest>) => {
  runner.handle(data).catch((error: unknown) => {
    // Outside of a promise, it is an error of the worker, which ends the run.
    schedule(() => {
      throw error;
    });
  });
});
// Outside of the worker, a promise that is rejected goes unnoticed.
self.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  runner.reportUncaught(event.reason);
});
