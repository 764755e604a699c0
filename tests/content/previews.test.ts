import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../../src/config/environment';
import {LIST_FILE} from '../../src/shell/offline/names';
import {PREVIEWS_FOLDER} from '../../src/publish/previews/folder';
import {BUILD_DIR, readBuiltSite} from '../support/builtSite';
import {previewProblems} from './previews';

const site = readBuiltSite();

describe('the picture beside links to a page', () => {
  it('is there for every page, and is its own', () => {
    const read = (file: string) =>
      existsSync(join(BUILD_DIR, file)) ? readFileSync(join(BUILD_DIR, file)) : undefined;
    const {url} = readEnvironment({});
    expect(site.pages.flatMap((page) => previewProblems(page, url, read))).toEqual([]);
  });

  it('shows the signature on a page of the reference, and the date on a post', () => {
    const altOf = (path: string) =>
      site.pages
        .find((page) => page.path === path)
        ?.$('meta[property="og:image:alt"]')
        .attr('content');
    expect(altOf('/docs/api/standard-library/cloud/bucket')).toBe(
      'Bucket – API – new cloud.Bucket(props: BucketProps?)',
    );
    expect(altOf('/blog/2023/02/17/plugins')).toMatch(/ – Blog – February 17, 2023$/);
  });

  it('is not kept on the device with the documentation', () => {
    expect(site.readFile(LIST_FILE)).not.toContain(PREVIEWS_FOLDER);
  });
});
