import {expect, it} from 'vitest';
import {readBuiltSite, siteOf, type BuiltSite} from '../support/builtSite';

/** Pages whose subject is shown as a diagram. */
const DRAWN = [
  '/docs',
  '/docs/concepts/inflights',
  '/docs/concepts/application-tree',
  '/docs/concepts/platforms',
  '/docs/concepts/simulator',
  '/docs/concepts/tests',
  '/docs/start-here/aws',
  '/docs/guides/private-api-gateway-aws',
  '/docs/guides/react-vite-websockets',
  '/docs/build',
  ...'api storage sign-in owners uploads visits schedule secret front-end production harden review ship'
    .split(' ')
    .map((chapter) => `/docs/build/${chapter}`),
  ...'phases classes modules interoperability'
    .split(' ')
    .map((page) => `/docs/api/language-reference/${page}`),
  ...'api counter domain queue topic function secret website service'
    .split(' ')
    .map((page) => `/docs/api/standard-library/cloud/${page}`),
  '/docs/platforms/platforms',
  '/docs/platforms/AWS/tf-aws',
  '/docs/libraries/using-winglibs',
  '/docs/libraries/creating-winglibs',
  '/docs/faq/how-wing-handles-state',
  '/docs/faq/import-custom-terraform-modules',
  '/docs/libraries/winglibs/websockets',
  '/docs/typescript/inflights',
  '/docs/guides/ci-cd',
  '/docs/guides/api-authentication',
  '/docs/guides/api-domain-aws',
  '/docs/guides/terraform-backends',
  ...'hello-world Variables primitive-values functions inflight-functions buckets bucket-events counters queues'
    .concat(' topics schedules secrets apis websites on-deploy deploying watching')
    .split(' ')
    .map((lesson) => `/docs/learn/${lesson}`),
];

it('each of these pages has a diagram, and the same in words', () => {
  expect(pagesWithout(readBuiltSite(), DRAWN)).toEqual([]);
});

it('a page without a diagram, or without its words, would be found', () => {
  const site = siteOf({
    'a.html':
      '<figure><svg role="img" aria-label="Diagram: A"></svg><details><li>A calls B</li></details></figure>',
    'b.html': '<p>Only words</p>',
    'c.html': '<figure><svg role="img" aria-label="Diagram: C"></svg></figure>',
  });
  expect(pagesWithout(site, ['/a', '/b', '/c', '/d'])).toEqual(['/b', '/c', '/d']);
});

function pagesWithout({pages}: BuiltSite, paths: readonly string[]): string[] {
  return paths.filter((path) => {
    const page = pages.find((one) => one.path === path);
    const figures = page?.$('figure:has(svg[aria-label^="Diagram: "])').toArray() ?? [];
    return figures.length === 0 || figures.some((figure) => page!.$(figure).find('details li').length === 0);
  });
}
