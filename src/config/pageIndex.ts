/** Address of the index of all pages, below the base URL. */
export const INDEX_PATH = 'docs/index-of-pages';

/** What the index of all pages calls those whose title stands in a component, or is none that a reader looks for. */
export const indexTitles = {
  '/': 'Home page',
  '/blog': 'Blog',
  '/blog/archive': 'Blog archive',
  '/docs/examples': 'Examples',
  '/play': 'Playground',
};
