import {describe, expect, it} from 'vitest';
import {findDirectives} from '../directives';
import {toModel} from '../model';
import {registryErrors, toRegistry} from '../registry';
import {assembly, ref, resource, STR, struct, type} from './builders';

const model = toModel(
  assembly(
    ...resource('cloud.Shelf', []),
    ...resource('cloud.Desk', [], {
      methods: [{name: 'use', parameters: [{name: 'by', type: ref('cloud.Person')}]}],
    }),
    struct('cloud.ShelfProps', []),
    struct('cloud.Person', [{name: 'name', type: STR}]),
    struct('cloud.Alone', []),
    type('cloud.Colour', {kind: 'enum', members: [{name: 'RED'}]}),
  ),
);
const registryOf = (pages: Record<string, string>) =>
  toRegistry(
    Object.entries(pages).flatMap(([page, text]) => findDirectives(page, text)),
    model,
  );

describe('the places of the types', () => {
  it('are those of the directives; other types go with the class of their name, or the one that uses them', () => {
    const {pages, missing, problems} = registryOf({
      'docs/api/shelf.md': '::api{class="cloud.Shelf" types="cloud.Colour"}',
      'docs/api/desk.md': 'Text.\n\n::api{class="cloud.Desk"}',
    });
    expect(Object.fromEntries(pages)).toEqual({
      'cloud.Shelf': 'docs/api/shelf.md',
      'cloud.Colour': 'docs/api/shelf.md',
      'cloud.Desk': 'docs/api/desk.md',
      'cloud.ShelfProps': 'docs/api/shelf.md',
      'cloud.Person': 'docs/api/desk.md',
    });
    expect(missing).toEqual(['cloud.Alone']);
    expect(problems).toEqual([]);
  });

  it.each([
    ['::api{class="cloud.Shelve"}', 'unknown type "cloud.Shelve"'],
    ['::api{class="util.Shelf"}', 'unknown type "util.Shelf": do you mean "cloud.Shelf"?'],
    ['::api', 'the directive names nothing: write class="module.Class" or type="module.Type"'],
    ['::api{name="cloud.Shelf"}', 'unknown attribute "name": allowed are class, type, types'],
    ['::api{class="cloud.ShelfProps"}', '"cloud.ShelfProps" is not a class: write type="cloud.ShelfProps"'],
    [
      '::api{type="cloud.IShelfClient"}',
      '"cloud.IShelfClient" has no separate entry: its members are listed with "cloud.Shelf"',
    ],
  ])('refuses %s', (directive, message) => {
    const {problems} = registryOf({'docs/api/a.md': `Text.\n\n${directive}`});
    expect(problems).toContainEqual({page: 'docs/api/a.md', line: 3, message});
  });

  it('refuses a class on two pages', () => {
    const {problems} = registryOf({
      'docs/api/a.md': '::api{class="cloud.Shelf"}',
      'docs/api/b.md': '\n::api{class="cloud.Shelf"}',
    });
    expect(problems).toEqual([
      {
        page: 'docs/api/b.md',
        line: 2,
        message: '"cloud.Shelf" is on a second page; the first is docs/api/a.md:1',
      },
    ]);
  });
});

describe('the errors of the build', () => {
  it('name the types that no page has, after the directives that are wrong', () => {
    const registry = registryOf({
      'docs/api/shelf.md': '::api{class="cloud.Shelf" types="cloud.Colour"}',
      'docs/api/desk.md': 'Text.\n\n::api{class="cloud.Desk"}\n\n::api{class="cloud.Desks"}',
    });
    expect(registryErrors(registry)).toEqual([
      'docs/api/desk.md:5: unknown type "cloud.Desks"',
      'docs/api: no page has the entry of cloud.Alone; write ::api{type="cloud.Alone"} on one',
    ]);
  });
});

describe('the directives of a page', () => {
  it('are none in code', () => {
    expect(
      findDirectives(
        'a.md',
        '````md\n```\n::api{class="cloud.Shelf"}\n```\n````\n\n::api{class="cloud.Desk"}',
      ),
    ).toEqual([{page: 'a.md', line: 7, attributes: {class: 'cloud.Desk'}}]);
  });
});
