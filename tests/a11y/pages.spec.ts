/**
 * Visits every page in both themes: no violation that axe finds, no complaint of the browser, and React finds the page that it
 * built when the application starts. Axe looks at the pages as they were built, and again at one of each kind when it runs.
 */
import {readPagePaths} from '../support/builtSite';
import {SMOKE, startApplication} from '../support/test';
import {axeProblems, expect, test, visit} from './visit';

/** A page of each kind, with as many parts as possible. */
const OF_EACH_KIND = [
  '/',
  '/404',
  '/blog',
  '/blog/2023/02/17/preflight-vs-inflight',
  '/blog/archive',
  '/blog/tags',
  '/community',
  '/contributing',
  '/docs',
  '/docs/api/standard-library/compatibility-matrix',
  '/docs/api/standard-library/cloud/bucket',
  '/docs/examples',
  '/docs/examples/quick-share',
  '/docs/index-of-pages',
  '/docs/learn',
  '/docs/learn/closures',
  '/docs/libraries',
  '/play',
  '/search',
];

for (const path of readPagePaths()) {
  test(
    `${path} can be used by everyone and is quiet`,
    OF_EACH_KIND.includes(path) ? SMOKE : {},
    async ({visitor: {page, complaints, looks}}) => {
      const problems = async () => [
        ...(await axeProblems(page, 'dark', looks.dark)),
        ...(await axeProblems(page, 'light', looks.light)),
      ];
      complaints.length = 0;
      await visit(page, path);
      expect.soft(await problems()).toEqual([]);
      await startApplication(page);
      if (OF_EACH_KIND.includes(path)) expect.soft(await problems()).toEqual([]);
      expect.soft(complaints).toEqual([]);
    },
  );
}

test('the pages of each kind are there', SMOKE, () => {
  expect(OF_EACH_KIND.filter((path) => !readPagePaths().includes(path))).toEqual([]);
});
