import type {RouteConfig} from '@docusaurus/types';
import {describe, expect, test} from 'vitest';
import {moveSummaries} from '../summaries';

const components = {docVersionRootComponent: '@root', docCategoryGeneratedIndexComponent: '@cards'};
const summary = (title: string) => ({id: title, title, description: `About ${title}`});
const link = (docId: string) => ({type: 'link', href: `/docs/${docId}`, docId});

/** The routes of a documentation with the pages a and b; those in the inner category are shown as cards. */
function route(cardsPath: string): RouteConfig {
  const docsSidebars = {
    main: [
      link('a'),
      {
        type: 'category',
        href: '/docs/a',
        items: [
          {
            type: 'category',
            href: '/docs/cards',
            items: [link('b'), {type: 'link', href: 'https://wing.example'}],
          },
        ],
      },
    ],
  };
  const version = {label: 'latest', docsSidebars, docs: {a: summary('a'), b: summary('b')}};
  const pages = [
    {path: '/docs/a', component: '@page', sidebar: 'main'},
    {
      path: cardsPath,
      component: '@cards',
      sidebar: 'main',
      props: {categoryGeneratedIndex: {title: 'Cards'}},
    },
  ];
  return {
    path: '/docs',
    component: '@docs',
    routes: [
      {
        path: '/docs',
        component: '@root',
        props: {version},
        routes: [{path: '/docs', component: '@r', routes: pages}],
      },
    ],
  } as unknown as RouteConfig;
}

describe('moveSummaries', () => {
  test('takes the summaries from all pages and gives those of its cards to a page of cards', () => {
    const version = moveSummaries(route('/docs/cards'), components).routes![0]!;
    expect(version.props).toMatchObject({version: {label: 'latest', docs: {}}});
    const [page, cards] = version.routes![0]!.routes!;
    expect(page).toEqual({path: '/docs/a', component: '@page', sidebar: 'main'});
    expect(cards!.props).toEqual({categoryGeneratedIndex: {title: 'Cards'}, docs: {b: summary('b')}});
  });

  test('does not change the routes that it is given', () => {
    const before = route('/docs/cards');
    moveSummaries(before, components);
    expect(before).toEqual(route('/docs/cards'));
  });

  test('refuses a page of cards that is in no sidebar', () => {
    expect(() => moveSummaries(route('/docs/lost'), components)).toThrow(
      '/docs/lost: this page of cards is not in the sidebar main.',
    );
  });
});
