// Tells the bundler which files a page shows, so that it builds the page again when one of them changes. The text itself
// comes from remarkSamples, which cannot say this. The table of counts depends on all pages.
import {dirname, resolve} from 'node:path';

export default function fileFenceLoader(page) {
  for (const [, file] of page.matchAll(/^\s*(?:`{3,}|~{3,}).*\bfile="([^"]+)"/gm)) {
    this.addDependency(resolve(dirname(this.resourcePath), file));
  }
  if (/^::sample-counts$/m.test(page)) {
    for (const folder of this.getOptions().contentFolders) {
      this.addContextDependency(resolve(this.rootContext, folder));
    }
  }
  return page;
}
