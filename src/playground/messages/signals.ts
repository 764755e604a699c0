/** What the guard sends in its own name. Neither is JSON, so that no message of a program is the same. */

/** The worker's thread is not busy. */
export const HEARTBEAT = 'heartbeat';

/** The run has sent more than it may, and sends nothing from now on. */
export const FLOOD = 'flood';
