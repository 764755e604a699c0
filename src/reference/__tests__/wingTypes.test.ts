import {describe, expect, it} from 'vitest';
import type {JsiiTypeReference} from '../assembly';
import {toModel} from '../model';
import {spellMember, spellType} from '../wingTypes';
import {assembly, handler, NUM, ref, resource, STR, struct, type} from './builders';

const model = toModel(
  assembly(
    ...resource('cloud.Shelf', []),
    struct('cloud.ShelfProps', []),
    ...handler('cloud.IShelfHandler', {parameters: [{name: 'key', type: STR}]}),
    type('std.Json'),
    type('std.Duration'),
    type('std.Array', {docs: {custom: {typeparam: 'T1'}}}),
    type('math.Util', {
      methods: [
        {
          name: 'max',
          static: true,
          parameters: [{name: 'values', type: NUM, variadic: true}],
          returns: {type: NUM},
        },
      ],
    }),
    type('cloud.Desk', {
      base: 'constructs.Construct',
      initializer: {
        parameters: [
          {name: 'scope', type: {fqn: 'constructs.Construct'}},
          {name: 'id', type: STR},
          {name: 'props', type: ref('cloud.ShelfProps'), optional: true},
        ],
      },
      methods: [
        {
          name: 'onUse',
          parameters: [
            {name: 'handler', type: ref('cloud.IShelfHandler')},
            {name: 'after', type: ref('cloud.IShelfHandler'), optional: true},
          ],
        },
        {name: 'find', parameters: [{name: 'key', type: STR}], returns: {type: STR, optional: true}},
      ],
      properties: [{name: 'owner', type: STR, optional: true}],
    }),
  ),
);
const spelt = (reference: JsiiTypeReference, from = 'cloud') =>
  spellType(reference, model, from)
    .map(({text}) => text)
    .join('');

describe('types in Wing', () => {
  it.each([
    ['str', STR],
    ['num', NUM],
    ['bool', {primitive: 'boolean'}],
    ['Json', {primitive: 'json'}],
    ['', {primitive: 'any'}],
    ['', {union: {types: [STR, NUM]}}],
    ['Map', {collection: {kind: 'map', elementtype: {primitive: 'any'}}}],
    ['Array<str>', {collection: {kind: 'array', elementtype: STR}}],
    [
      'Map<Array<num>>',
      {collection: {kind: 'map', elementtype: {collection: {kind: 'array', elementtype: NUM}}}},
    ],
    ['duration', ref('std.Duration')],
    ['Json', ref('std.Json')],
    ['Array<T>', ref('std.Array')],
    ['T', ref('std.T1')],
    ['inflight (key: str): void', ref('cloud.IShelfHandler')],
    ['Shelf', ref('cloud.Shelf')],
    ['IConstruct', {fqn: 'constructs.IConstruct'}],
  ] satisfies [string, JsiiTypeReference][])('%s', (wing, reference) => {
    expect(spelt(reference)).toBe(wing);
  });

  it('names the module of a type of another one', () => {
    expect(spelt(ref('cloud.Shelf'), 'aws')).toBe('cloud.Shelf');
  });

  it('links names to their entries', () => {
    expect(spellType(ref('cloud.IShelfHandler'), model, 'cloud')[0]).toEqual({
      text: 'inflight',
      target: 'cloud.IShelfHandler',
      role: 'keyword',
    });
  });

  it('refuses a primitive type that has no name in Wing', () => {
    expect(() => spelt({primitive: 'symbol' as never})).toThrow(
      'the primitive type "symbol" has no name in Wing',
    );
  });
});

describe('members in Wing', () => {
  const member = (owner: string, name: string) => {
    const type = model.get(owner)!;
    const parts = spellMember(
      type.members.find((one) => one.name === name)!,
      type,
      model,
    );
    return parts.map(({text}) => text).join('');
  };

  it.each([
    ['cloud.Desk', 'new', 'new cloud.Desk(props: ShelfProps?)'],
    [
      'cloud.Desk',
      'onUse',
      'onUse(handler: inflight (key: str): void, after: (inflight (key: str): void)?): void',
    ],
    ['cloud.Desk', 'find', 'find(key: str): str?'],
    ['cloud.Desk', 'owner', 'owner: str?'],
    ['math.Util', 'max', 'math.max(...values: Array<num>): num'],
  ])('%s.%s', (owner, name, wing) => {
    expect(member(owner, name)).toBe(wing);
  });
});
