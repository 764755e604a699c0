/** Runs, and the sandboxes that they happen in: loaded when the reader reaches for Run. */
export {prepareRun, startRun} from '@site/src/playground/client/runnerClient';
export {closeSandboxes} from '@site/src/playground/client/sandbox';
