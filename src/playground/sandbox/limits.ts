/** How much a run may send. The guard in the worker keeps to these limits, and the page enforces them again. */

/** Lines of logs and of preflight output, together. */
export const MAX_LINES = 5_000;

/** Characters of these lines: an editor and a screen reader remain fast with them. */
export const MAX_CHARACTERS = 500_000;

/** How often the guard sends a heartbeat. */
export const HEARTBEAT_MILLISECONDS = 500;

/** How often the guard may report dropped lines. */
export const DROPPED_REPORT_MILLISECONDS = 250;

/** Messages that a run may send at once: one for each line, and as many again for its tests. */
export const MESSAGE_BURST = 2 * MAX_LINES;

/** Messages that a run may send per second from then on. */
export const MESSAGES_PER_SECOND = 200;
