/** What the guard sends while the worker's thread is not busy. It is not JSON, so that no message of a program is the same. */
export const HEARTBEAT = 'heartbeat';
