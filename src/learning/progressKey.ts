/** Of a reader's progress in the browser's storage. In a file by itself, as every page needs it and few the rest. */
export const PROGRESS_KEY = 'learning-path';
