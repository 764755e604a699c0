/** How much a run may send. The guard in the worker keeps to these limits, and the page enforces them again. */

/** Lines of logs and of preflight output, together. */
export const MAX_LINES = 5_000;

/** Characters of these lines: an editor and a screen reader remain fast with them. */
export const MAX_CHARACTERS = 500_000;

/** How often the guard sends a heartbeat. */
export const HEARTBEAT_MILLISECONDS = 500;

/** How often the guard may report dropped lines. */
export const DROPPED_REPORT_MILLISECONDS = 250;

/** Characters of one message as JSON. The page parses one of that size in a few milliseconds. */
export const MAX_MESSAGE_CHARACTERS = 1_000_000;

/** Messages that a run may send at once: one for each line, and as many again for its tests. */
export const MESSAGE_BURST = 2 * MAX_LINES;

/** Messages that a run may send per second from then on. */
export const MESSAGES_PER_SECOND = 200;

/** Characters that a run may send at once, over messages of all kinds. */
export const CHARACTER_BURST = 20 * MAX_MESSAGE_CHARACTERS;

/** Characters that a run may send per second from then on. */
export const CHARACTERS_PER_SECOND = 2 * MAX_MESSAGE_CHARACTERS;

/** Characters of a text, such as that of an error. What is longer is cut. */
export const MAX_TEXT = 10_000;

/** Characters of a text that a reader may want as a whole: a script of the compiler, the response of an API. */
export const MAX_LONG_TEXT = 200_000;

/** Characters of the Terraform of a program: one of 200 kB that creates all resources that it may has less. */
export const MAX_TERRAFORM = 700_000;

/** Characters of a name or of a path. */
export const MAX_NAME = 1_000;

/** Tests that a page shows. */
export const MAX_TESTS = 500;

/** Steps of a test that a page shows: each can be stepped to. */
export const MAX_STEPS = 200;

/** Steps of all tests together. */
export const MAX_RUN_STEPS = 5_000;

/** Characters of the words of a step, and of its result: a reader looks at many of them. */
export const MAX_STEP_TEXT = 300;

/** Characters of the errors of all tests, where a place in the program counts as a hundred: each is a button. */
export const MAX_ERROR_CHARACTERS = 200_000;
