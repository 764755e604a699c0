/** Folder of the program's files, for the compiler and for the processes that run it. */
export const PROJECT_FOLDER = '/proj';
