/**
 * The worker of one run: stands after the script with the SDK, and after the one that converts externs when the program has
 * some to convert. It never ends by itself: whoever started it ends it.
 */
import {installLazyStacks} from '../engine/node/errorStack';
import {loadConverter} from '../engine/node/externs';
import {Machine} from '../engine/node/machine';
import {readPackedSdk} from '../engine/run/sdkGlobal';
import type {RunnerMessage} from '../messages/runMessages';
import type {RunnerRequest} from '../messages/sandboxMessages';
import {createRunner} from './createRunner';

// Taken now, so that nothing that a program changes stands between.
const send = self.postMessage.bind(self) as (message: RunnerMessage) => void;
const fetchOutside = fetch.bind(self);

installLazyStacks();
const runner = createRunner({
  send,
  createMachine: ({network}) =>
    new Machine({
      sdk: readPackedSdk(),
      outside: network ? fetchOutside : undefined,
      // Nothing can be loaded from here: the script has been handed in, or is not there.
      loadConverter: () => loadConverter(() => undefined),
    }),
});

self.addEventListener('message', ({data}: MessageEvent<RunnerRequest>) => void runner.take(data));
// Nobody outside is told of a promise that is rejected.
self.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  runner.fail(event.reason);
});
