import {describe, expect, it} from 'vitest';
import path from 'node:path';
import {type JsiiType, readSdk} from '../../../reference/assembly';
import {readResources} from '../resources';
import {readMatrix} from '../matrix';
import {createProbes} from '../probes';
import {SNIPPETS, type Snippets} from '../snippets';
import {assembly, client, method, resource, struct, value} from './builders';

const BOX = assembly(
  resource('Box', [value('props?', 'BoxProps')], {
    methods: [
      method('fill', [value('text'), value('options?', 'FillOptions')]),
      method('measure', [value('text')], {static: true}),
      method('hide', [], {protected: true}),
    ],
    properties: [value('size'), {...value('secret'), protected: true}],
  }),
  struct('BoxProps', [value('lid?', 'LidProps')], 'BaseProps'),
  struct('BaseProps', [value('colour')]),
  struct('LidProps', [value('weight?')]),
  struct('FillOptions', [value('slowly?')]),
  client('Box', [method('open')]),
);
const BOX_SNIPPETS: Snippets = {
  classes: {'cloud.Box': {arguments: {fill: '"sand"', measure: '"sand"'}}},
  options: {
    BaseProps: {colour: {value: '"red"', other: '"blue"'}},
    LidProps: {weight: '2'},
    FillOptions: {slowly: 'true'},
  },
  besides: {BoxProps: {lid: 'closed: true'}},
};
const boxProbes = (snippets = BOX_SNIPPETS) => createProbes(readResources(BOX), snippets);
const lastLines = (program: string | undefined) => program?.trimEnd().split('\n').slice(2);

describe('the probes of a resource', () => {
  it('are one for each public member', () => {
    expect(boxProbes().map(({member, kind}) => `${kind} ${member}`)).toEqual([
      'constructor new()',
      'option new(colour:)',
      'option new(lid:)',
      'option new(lid.weight:)',
      'preflight fill()',
      'option fill(slowly:)',
      'preflight measure()',
      'property size',
      'inflight open()',
    ]);
  });

  const texts = (member: string) => {
    const {program, without} = boxProbes().find((one) => one.member === member)!;
    return [lastLines(program), lastLines(without)];
  };
  const MADE = 'let resource = new cloud.Box(colour: "red");';

  it('compare a program with an option and one without', () => {
    expect(texts('fill(slowly:)')).toEqual([
      [MADE, 'resource.fill("sand", slowly: true);'],
      [MADE, 'resource.fill("sand");'],
    ]);
  });

  it('compare two values of an option that cannot be left out', () => {
    expect(texts('new(colour:)')).toEqual([[MADE], ['let resource = new cloud.Box(colour: "blue");']]);
  });

  it('set what an option needs besides, and the fields of a struct', () => {
    const others = 'colour: "red", closed: true';
    expect(texts('new(lid.weight:)')).toEqual([
      [`let resource = new cloud.Box(${others}, lid: cloud.LidProps { weight: 2 });`],
      [`let resource = new cloud.Box(${others}, lid: cloud.LidProps {  });`],
    ]);
  });

  it('compare a call with none, unless it only computes something', () => {
    expect(texts('fill()')).toEqual([[MADE, 'resource.fill("sand");'], [MADE]]);
    expect(texts('measure()')).toEqual([[MADE, 'cloud.Box.measure("sand");'], undefined]);
  });

  it('call inflight methods from a function', () => {
    expect(texts('open()')[0]).toEqual([
      MADE,
      'new cloud.Function(inflight () => {',
      '  resource.open();',
      '}) as "Caller";',
    ]);
  });

  it('are refused with every snippet that is missing and every one that stands for nothing', () => {
    const snippets: Snippets = {
      classes: {'cloud.Box': {arguments: {fill: '"sand"', empty: ''}}, 'cloud.Bag': {}},
      options: {...BOX_SNIPPETS.options, LidProps: {wight: '2'}},
      besides: {BoxProps: {cover: ''}},
    };
    expect(() => boxProbes(snippets)).toThrow(
      [
        'snippets.ts: options.LidProps.weight is missing',
        'snippets.ts: classes.cloud.Box.arguments.measure is missing',
        'snippets.ts: classes.cloud.Box.arguments.empty stands for nothing that the SDK has',
        'snippets.ts: classes.cloud.Bag stands for nothing that the SDK has',
        'snippets.ts: options.LidProps.wight stands for nothing that the SDK has',
        'snippets.ts: besides.BoxProps.cover stands for nothing that the SDK has',
      ].join('\n'),
    );
  });
});

describe('the probes of the installed SDK', () => {
  const sdk = readSdk(path.resolve(__dirname, '../../../..')).assembly;
  const probes = createProbes(readResources(sdk), SNIPPETS);
  const membersOf = (name: string) => probes.filter((one) => one.resource === name).map(({member}) => member);

  // Read here once more, and more simply, so that a mistake in `assembly.ts` shows.
  const classes = Object.values(sdk.types).filter(
    ({kind, fqn}) => kind === 'class' && fqn.includes('sdk.cloud.'),
  );
  const named = (type: JsiiType | undefined) => (type?.methods ?? []).filter((one) => !one.protected);
  const fieldsOf = (type: JsiiType | undefined): string[] => [
    ...(type?.properties ?? []).map(({name}) => name),
    ...(type?.interfaces ?? []).flatMap((name) => fieldsOf(sdk.types[name])),
  ];

  it('are about the thirteen resources', () => {
    expect(classes).toHaveLength(13);
    expect(new Set(probes.map((one) => one.resource))).toEqual(
      new Set(classes.map(({name}) => `cloud.${name}`)),
    );
  });

  it.each(classes.map((type) => [type.name, type] as const))(
    'have each member of %s, and no other',
    (name, type) => {
      const last = type.initializer?.parameters?.at(-1)?.type;
      const props = last && 'fqn' in last ? sdk.types[last.fqn] : undefined;
      const expected = [
        'new()',
        ...fieldsOf(props).map((field) => `new(${field}:)`),
        ...named(type).map((one) => `${one.name}()`),
        ...(type.properties ?? []).filter((one) => !one.protected).map((one) => one.name),
        ...named(sdk.types[`@winglang/sdk.cloud.I${name}Client`]).map((one) => `${one.name}()`),
      ];
      const isOptionOfMethod = (member: string) => /^(?!new)\w+\(.+\)$|^new\(\w+\.\w+:\)$/.test(member);
      expect(
        membersOf(`cloud.${name}`)
          .filter((member) => !isOptionOfMethod(member))
          .sort(),
      ).toEqual(expected.sort());
    },
  );

  it('are those that the committed matrix answers', () => {
    const written = Object.entries(readMatrix().resources).flatMap(([name, rows]) =>
      Object.keys(rows).map((member) => `${name} ${member}`),
    );
    expect(written).toEqual(probes.map(({resource: name, member}) => `${name} ${member}`));
  });
});
