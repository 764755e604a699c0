/** Runs, and the sandboxes that they happen in: loaded when the reader reaches for Run. */
export {prepareRun, startRun} from '@site/plugins/playground/client/runnerClient';
export {closeSandboxes} from '@site/plugins/playground/client/sandbox';
