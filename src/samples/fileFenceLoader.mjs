// Tells the bundler which files a page shows, so that it builds the page again when one of them changes. The text itself
// comes from remarkSamples, which cannot say this. On the development server, a page also depends on the file that changes when
// its programs have been compiled. The table of counts depends on all pages.
import {dirname, relative, resolve} from 'node:path';

export default function fileFenceLoader(page) {
  for (const [, file] of page.matchAll(/^\s*(?:`{3,}|~{3,}).*\bfile="([^"]+)"/gm)) {
    this.addDependency(resolve(dirname(this.resourcePath), file));
  }
  const {stampOf, contentFolders} = this.getOptions();
  if (stampOf) this.addDependency(stampOf(relative(this.rootContext, this.resourcePath)));
  if (/^::sample-counts$/m.test(page)) {
    for (const folder of contentFolders) {
      this.addContextDependency(resolve(this.rootContext, folder));
    }
  }
  return page;
}
