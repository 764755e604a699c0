/** Milliseconds after which a reader is told that something is on its way. */
export const SLOW_MS = 200;
