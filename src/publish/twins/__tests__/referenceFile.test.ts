import Ajv from 'ajv-8/dist/2020';
import {describe, expect, it} from 'vitest';
import {assembly, handler, NUM, resource, STR, struct, type} from '../../../reference/__tests__/builders';
import {toModel} from '../../../reference/model';
import {toRegistry} from '../../../reference/registry';
import type {Matrix} from '../../../pages/platform-support/matrix';
import {toReferenceFile} from '../referenceFile';
import {toReferenceSchema} from '../referenceSchema';

const SITE = 'https://site.example/';
const model = toModel(
  assembly(
    ...resource('cloud.Shelf', [{name: 'take', returns: {type: STR, optional: true}}], {
      methods: [{name: 'each', parameters: [{name: 'do', type: {fqn: '@winglang/sdk.cloud.IShelfHandler'}}]}],
    }),
    struct('cloud.ShelfProps', [
      {name: 'size', type: NUM, optional: true, immutable: true, docs: {summary: 'S.', default: '- 3'}},
    ]),
    ...handler('cloud.IShelfHandler', {
      parameters: [{name: 'name', type: STR, docs: {summary: 'Its name.'}}],
    }),
    type('cloud.Order', {kind: 'enum', members: [{name: 'UP', docs: {summary: 'Up.'}}]}),
  ),
);
const directives = [
  {page: 'docs/api/shelf.md', line: 1, attributes: {class: 'cloud.Shelf', types: 'cloud.Order'}},
];
const answers = {
  kind: 'inflight',
  sim: 'yes',
  'tf-aws': 'ignored',
  'tf-azure': {no: 'Why.'},
  'tf-gcp': 'yes',
};
const matrix = {version: '1.2.3', resources: {'cloud.Shelf': {'take()': answers}}} as unknown as Matrix;
const file = toReferenceFile({
  reference: {model, registry: toRegistry(directives, model), version: '1.2.3'},
  matrix,
  siteUrl: SITE,
  addressOf: (source) => SITE + source.replace('.md', ''),
});
const typeNamed = (name: string) => file.types.find((one) => one.name === name)!;

describe('the reference as data', () => {
  it('has each type once, and no interface whose members another type shows', () => {
    expect(file.types.map(({name, kind}) => `${String(name)} ${String(kind)}`)).toEqual([
      'cloud.IShelfHandler closure',
      'cloud.Order enum',
      'cloud.Shelf class',
      'cloud.ShelfProps struct',
    ]);
  });

  it('has members with their phases, and the places where they are described', () => {
    expect(typeNamed('cloud.Shelf')).toEqual({
      name: 'cloud.Shelf',
      wing: 'cloud.Shelf',
      kind: 'class',
      url: `${SITE}docs/api/shelf`,
      summary: 'A cloud.Shelf.',
      members: [
        {
          kind: 'constructor',
          name: 'new',
          phase: 'preflight',
          url: `${SITE}docs/api/shelf#new`,
          signature: 'new cloud.Shelf()',
        },
        {
          kind: 'method',
          name: 'each',
          phase: 'preflight',
          url: `${SITE}docs/api/shelf#each`,
          signature: 'each(do: inflight (name: str): void): void',
          parameters: [{name: 'do', type: 'inflight (name: str): void'}],
        },
        {
          kind: 'method',
          name: 'take',
          phase: 'inflight',
          url: `${SITE}docs/api/shelf#take`,
          signature: 'take(): str?',
          type: 'str',
          optional: true,
        },
      ],
      support: [
        {
          member: 'take()',
          kind: 'inflight',
          answers: {sim: 'yes', 'tf-aws': 'ignored', 'tf-azure': {no: 'Why.'}, 'tf-gcp': 'yes'},
        },
      ],
    });
  });

  it('has fields, values and what a closure is called with', () => {
    expect(typeNamed('cloud.ShelfProps')).toMatchObject({
      members: [{phase: 'any', readOnly: true, type: 'num', optional: true, summary: 'S.', default: '3'}],
    });
    expect(typeNamed('cloud.Order')).toMatchObject({
      values: [{name: 'UP', url: `${SITE}docs/api/shelf#order-up`, summary: 'Up.'}],
    });
    expect(typeNamed('cloud.IShelfHandler')).toMatchObject({
      members: [{name: 'handle', signature: 'inflight (name: str): void', parameters: [{text: 'Its name.'}]}],
    });
  });
});

describe('its schema', () => {
  const validate = new Ajv({strict: true, allErrors: true}).compile(toReferenceSchema(`${SITE}schema.json`));
  const [first, ...others] = file.types;

  it('describes it', () => {
    expect(validate(file) || validate.errors).toBe(true);
  });

  it.each([
    ['a property that it does not name', {...first, other: 1}],
    ['a type without an address', {...first, url: undefined}],
    ['another kind', {...first, kind: 'module'}],
    ['another phase', {...first, members: [{...(first!.members as object[])[0], phase: 'later'}]}],
    ['another answer', {...first, support: [{member: 'a', kind: 'option', answers: {sim: 'maybe'}}]}],
  ])('refuses %s', (_what, damaged) => {
    expect(validate(JSON.parse(JSON.stringify({...file, types: [damaged, ...others]})))).toBe(false);
  });
});
