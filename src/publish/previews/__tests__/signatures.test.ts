import {expect, it} from 'vitest';
import {assembly, NUM, ref, resource, STR, struct, type} from '../../../reference/__tests__/builders';
import {toModel} from '../../../reference/model';
import {toRegistry} from '../../../reference/registry';
import {toSignatures} from '../signatures';

const parameters = [
  {name: 'scope', type: {fqn: 'constructs.Construct'}},
  {name: 'id', type: STR},
];
const model = toModel(
  assembly(
    ...resource('cloud.Shelf', [], {
      initializer: {
        parameters: [...parameters, {name: 'props', type: ref('cloud.ShelfProps'), optional: true}],
      },
    }),
    struct('cloud.ShelfProps', []),
    ...resource('aws.Shelf', [], {abstract: true}),
    ...resource('aws.ShelfRef', [], {
      initializer: {parameters: [...parameters, {name: 'shelfName', type: STR}]},
    }),
    type('std.String'),
    type('math.Util', {methods: [{name: 'abs', static: true, returns: {type: NUM}}]}),
    struct('sim.Settings', []),
  ),
);
const directive = (page: string, name: string, line = 1) => ({page, line, attributes: {class: name}});
const registry = toRegistry(
  [
    directive('docs/api/cloud/shelf.md', 'cloud.Shelf'),
    directive('docs/api/aws/shelf.md', 'aws.Shelf'),
    directive('docs/api/aws/shelf.md', 'aws.ShelfRef', 2),
    directive('docs/api/std/string.md', 'std.String'),
    directive('docs/api/math/api-reference.md', 'math.Util'),
    {page: 'docs/api/sim/settings.md', line: 1, attributes: {type: 'sim.Settings'}},
  ],
  model,
);

it('spells what a program writes to use the subject of a page', () => {
  expect(Object.fromEntries(toSignatures({model, registry}))).toEqual({
    'docs/api/cloud/shelf.md': 'new cloud.Shelf(props: ShelfProps?)',
    'docs/api/aws/shelf.md': 'new aws.ShelfRef(shelfName: str)',
    'docs/api/std/string.md': 'str',
    'docs/api/math/api-reference.md': 'bring math;',
  });
});
