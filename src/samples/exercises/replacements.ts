/** Programs that are to take the place of what the reader has written, by the figures of their exercises. */
export const replacements = new WeakMap<Element, string>();
