/** Path of a page, with the base URL, and its title. */
export type SitePath = readonly [path: string, title: string];

/** Name of the file in the folder of the built site. */
export const SITE_PATHS_FILE = 'site-paths.json';
