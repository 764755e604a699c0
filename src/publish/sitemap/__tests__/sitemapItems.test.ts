import {expect, it} from 'vitest';
import {withChangeDates} from '../sitemapItems';

const routes = [
  {path: '/', metadata: {sourceFilePath: 'src/pages/index.tsx'}},
  {
    path: '/docs',
    routes: [
      {path: '/docs/category/a'},
      {path: '/docs/a', metadata: {sourceFilePath: 'docs/a.md'}},
      {path: '/docs/new', metadata: {sourceFilePath: 'docs/new.md'}},
    ],
  },
];

it('names the day of a page whose own file has one, and none of the others', async () => {
  const items = ['/', '/docs/a', '/docs/new', '/docs/category/a'].map((path) => ({
    url: `https://wing.example${path}`,
    priority: 0.5,
  }));
  const dates = new Map([
    ['src/pages/index.tsx', '2026-01-01'],
    ['docs/a.md', '2026-01-02'],
  ]);
  const create = withChangeDates(() => dates);
  const params = {
    siteConfig: {url: 'https://wing.example'},
    routes,
    defaultCreateSitemapItems: async () => items,
  };
  expect(await create(params)).toEqual([
    {...items[0], lastmod: '2026-01-01'},
    {...items[1], lastmod: '2026-01-02'},
    {...items[2], lastmod: null},
    {...items[3], lastmod: null},
  ]);
});
