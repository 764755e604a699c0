/**
 * Path of the page that other sites show in a frame, without the base URL. It has nothing of the site around its program, it keeps
 * nothing in the browser, and it is in no list of pages. It is the only one that hosts let others show.
 */
export const EMBED_PATH = 'play/embed';

/** Class of its root element. */
export const EMBED_CLASS = 'embed';
