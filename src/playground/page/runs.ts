/** Runs, and the sandboxes that they happen in: loaded when the reader reaches for Run. */
export {createRuns} from '@site/src/playground/client/runs';
