import {describe, expect, it} from 'vitest';
import type {PrintRule} from '../../../config/print';
import {pagesOf, type SidebarEntry, toSections} from '../sections';

const page = (id: string): SidebarEntry => ({type: 'doc', id});
const category = (label: string, ...items: SidebarEntry[]): SidebarEntry => ({
  type: 'category',
  label,
  items,
});

const RULES: readonly PrintRule[] = [
  {sidebar: 'learn', id: 'learn', title: 'Wing by example'},
  {sidebar: 'docs', id: 'getting-started', title: 'Getting started', isDivided: true, with: ['Start here']},
];

const sectionsOf = (sidebars: Readonly<Record<string, readonly SidebarEntry[]>>) =>
  toSections(RULES, {sidebars, pathOf: (id) => `/docs/${id}`, toPath: (permalink) => permalink});

const SIDEBARS = {
  docs: [
    page('why'),
    category('Start here', page('local')),
    category('Build a service', page('api'), category('More', page('review'))),
    page('offline'),
  ],
  learn: [page('contents'), category('Basics', page('for'), page('while'))],
};

describe('the print documents of sidebars', () => {
  it('are one, or one for each category of a divided sidebar, in the order of the rules', () => {
    expect(sectionsOf(SIDEBARS).map(({id, title, parts}) => [id, title, pagesOf(parts)])).toEqual([
      ['learn', 'Wing by example', ['/docs/contents', '/docs/for', '/docs/while']],
      ['getting-started', 'Getting started', ['/docs/why', '/docs/local', '/docs/offline']],
      ['build-a-service', 'Build a service', ['/docs/api', '/docs/review']],
    ]);
  });

  it('have the lists of pages as headings, and the page of a category before those in it', () => {
    const [, {parts} = {parts: []}] = sectionsOf({
      learn: [page('contents')],
      docs: [
        {
          type: 'category',
          label: 'Start here',
          link: {type: 'generated-index', permalink: '/docs/category/start', description: 'Where to start.'},
          items: [
            {type: 'category', label: 'Local', link: {type: 'doc', id: 'local'}, items: [page('console')]},
            {type: 'link'},
          ],
        },
      ],
    });
    expect(parts).toEqual([
      {
        type: 'group',
        title: 'Start here',
        path: '/docs/category/start',
        description: 'Where to start.',
        parts: [
          {
            type: 'group',
            title: 'Local',
            parts: [
              {type: 'page', path: '/docs/local'},
              {type: 'page', path: '/docs/console'},
            ],
          },
        ],
      },
    ]);
  });

  it('fail with all sidebars, and all names of rules, that are unknown', () => {
    expect(() => sectionsOf({docs: [category('Guides', page('ci'))], other: []})).toThrow(
      'Print documents (src/config/print.ts):\n' +
        'The sidebar "other" has no rule; there are rules for learn, docs.\n' +
        'There is no sidebar "learn"; there are docs, other.\n' +
        'The sidebar "docs" has no category "Start here"; it has Guides.',
    );
  });
});
