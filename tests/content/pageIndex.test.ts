import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {compressedSize} from '../checks/weight/compressedSize';
import {BUILD_DIR, readBuiltSite} from '../support/builtSite';
import {pageIndexProblems} from './pageIndex';

/** Most bytes of the page's HTML, compressed with brotli: readers on slow lines use it instead of the search. */
const MAX_BYTES = 16_000;

describe('the index of all pages', () => {
  it('leads to every page once', () => {
    expect(pageIndexProblems(readBuiltSite())).toEqual([]);
  });

  it('is light', () => {
    const size = compressedSize(readFileSync(join(BUILD_DIR, 'docs/index-of-pages.html')));
    console.log(`the index of all pages: ${size} bytes`);
    expect(size).toBeLessThan(MAX_BYTES);
  });
});
