/**
 * Visits every page in both themes: no violation that axe finds, and no complaint of the browser.
 */
import {readPagePaths} from '../support/builtSite';
import {SMOKE} from '../support/test';
import {axeProblems, expect, test, visit} from './visit';

/** A page of each kind, with as many parts as possible. */
const OF_EACH_KIND = [
  '/',
  '/404',
  '/blog',
  '/blog/2023/02/17/preflight-vs-inflight',
  '/blog/archive',
  '/blog/tags',
  '/blog/tags/inflights',
  '/community',
  '/contact',
  '/contributing',
  '/contributing/rfcs/2024-03-14-explicit-lift-qualification',
  '/docs',
  '/docs/api/language-reference/classes',
  '/docs/api/standard-library/compatibility-matrix',
  '/docs/api/standard-library/cloud/bucket',
  '/docs/build/sign-in',
  '/docs/category/core-concepts',
  '/docs/concepts/inflights',
  '/docs/examples',
  '/docs/examples/quick-share',
  '/docs/index-of-pages',
  '/docs/learn',
  '/docs/learn/closures',
  '/docs/libraries',
  '/docs/libraries/winglibs/dynamodb',
  '/docs/offline',
  '/docs/tags',
  '/docs/tags/aws',
  '/install',
  '/play',
  '/search',
];

const PATHS = readPagePaths();

for (const path of PATHS) {
  const tags = OF_EACH_KIND.includes(path) ? SMOKE : {};
  test(`${path} can be used by everyone and is quiet`, tags, async ({visitor: {page, complaints, looks}}) => {
    const problems = async () => [
      ...(await axeProblems(page, 'dark', looks.dark)),
      ...(await axeProblems(page, 'light', looks.light)),
    ];
    complaints.length = 0;
    await visit(page, path);
    expect.soft(await problems()).toEqual([]);
    expect.soft(complaints).toEqual([]);
  });
}

test('the pages of each kind are there', SMOKE, () => {
  expect(OF_EACH_KIND.filter((path) => !PATHS.includes(path))).toEqual([]);
});
