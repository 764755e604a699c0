/**
 * Dispatched on the document when the exercise of the page is solved, or all of its questions. A type alone: a constant would be
 * one more file that each tutorial loads.
 */
export type SolvedEvent = 'exercise:solved';

/** Dispatched on the figure of an exercise when `replacements` has a program for it. */
export type ReplaceEvent = 'exercise:replace';
