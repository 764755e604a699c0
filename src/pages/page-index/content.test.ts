import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {collectPages} from './content';

const generated = (title: string | undefined, permalink: string, items: unknown[] = []) => ({
  type: 'category',
  label: 'Label',
  link: {type: 'generated-index', title, permalink},
  items,
});

it('collects documents, generated indexes, posts, pages and examples, each once', () => {
  const api = generated('aws', '/docs/category/aws', [generated(undefined, '/docs/category/deep')]);
  const content: AllContent = {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            docs: [
              {title: 'Bucket', permalink: '/docs/bucket'},
              {title: 'Hidden', permalink: '/docs/hidden', unlisted: true},
            ],
            sidebars: {
              docs: [
                {type: 'doc', id: 'bucket'},
                {type: 'category', label: 'No page', items: [api]},
              ],
              api: [api],
            },
          },
        ],
      },
      contributing: {loadedVersions: [{docs: [{title: 'Help', permalink: '/contributing'}], sidebars: {}}]},
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogPosts: [
          {metadata: {title: 'News', permalink: '/blog/news'}},
          {metadata: {title: 'Later', permalink: '/blog/later', unlisted: true}},
        ],
      },
    },
    'docusaurus-plugin-content-pages': {
      default: [
        {type: 'mdx', title: 'Install', permalink: '/install', unlisted: false},
        {type: 'jsx', permalink: '/'},
      ],
      empty: null,
    },
    examples: {
      default: [
        {title: 'Redis as a cache', slug: 'redis'},
        {title: 'Functions', slug: 'functions', url: '/docs/api/language/functions-example'},
      ],
    },
  };
  expect(collectPages(content, '/').map(({title, path}) => `${title} ${path}`)).toEqual([
    'Bucket /docs/bucket',
    'aws /docs/category/aws',
    'Label /docs/category/deep',
    'Help /contributing',
    'News /blog/news',
    'Install /install',
    'Redis as a cache /docs/examples/redis',
  ]);
});

it('has nothing of plugins that are not there', () => {
  expect(collectPages({}, '/')).toEqual([]);
});
