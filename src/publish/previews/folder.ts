/** Folder of the pictures in the built site. They are for other sites: no page of this one loads them. */
export const PREVIEWS_FOLDER = 'img/previews';
