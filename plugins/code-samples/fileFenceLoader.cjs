// Tells the bundler which files a page shows, so that it builds the page again when one of them changes. The text itself
// comes from remarkFileFence, which cannot say this.
const {dirname, resolve} = require('node:path');

module.exports = function fileFenceLoader(page) {
  for (const [, file] of page.matchAll(/^\s*(?:`{3,}|~{3,}).*\bfile="([^"]+)"/gm)) {
    this.addDependency(resolve(dirname(this.resourcePath), file));
  }
  return page;
};
