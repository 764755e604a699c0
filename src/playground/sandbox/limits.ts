/** How much a run may say. The guard in the worker keeps to it, and the page does not take more. */

/** Lines of logs and of preflight output, together. */
export const MAX_LINES = 5_000;

/** Characters of these lines: an editor and a screen reader stay quick with them. */
export const MAX_CHARACTERS = 500_000;

/** How often the guard tells that the worker's thread is not busy. */
export const HEARTBEAT_MILLISECONDS = 500;

/** How often the guard may tell of dropped lines. */
export const NOTE_MILLISECONDS = 250;

/** Messages that a run may send at once: all its lines, and as much again for its tests. */
export const MESSAGE_BURST = 2 * MAX_LINES;

/** Messages that a run may send in a second from then on. */
export const MESSAGES_A_SECOND = 200;
