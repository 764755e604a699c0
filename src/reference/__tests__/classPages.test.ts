import {expect, it} from 'vitest';
import {toModel} from '../model';
import {toRegistry} from '../registry';
import {assembly, resource, struct} from './builders';
import {toClassPages} from '../classPages';

const directive = (page: string, name: string, line = 1) => ({page, line, attributes: {class: name}});
const page = (name: string) => ({source: `@site/docs/api/${name}.md`, permalink: `/docs/api/${name}`});

it('leads to the page of a class, or to its place on a page of several', () => {
  const model = toModel(
    assembly(
      ...resource('cloud.Shelf', []),
      ...resource('ui.Button', []),
      ...resource('ui.Field', []),
      ...resource('sim.Gone', []),
      struct('cloud.ShelfProps', []),
    ),
  );
  const registry = toRegistry(
    [
      directive('docs/api/shelf.md', 'cloud.Shelf'),
      directive('docs/api/ui.md', 'ui.Button'),
      directive('docs/api/ui.md', 'ui.Field', 2),
      directive('docs/api/gone.md', 'sim.Gone'),
    ],
    model,
  );
  expect(toClassPages({model, registry}, [page('shelf'), page('ui')])).toEqual({
    'cloud.Shelf': '/docs/api/shelf',
    'ui.Button': '/docs/api/ui#button',
    'ui.Field': '/docs/api/ui#field',
  });
});
