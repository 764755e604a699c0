import {describe, expect, it} from 'vitest';
import {readSdk} from '../assembly';
import {ownerOf, PUBLIC_MODULES, toModel} from '../model';
import {assembly, handler, NUM, resource, STR, struct, type} from './builders';

describe('the model of an assembly', () => {
  const model = toModel(
    assembly(
      ...resource('cloud.Shelf', [{name: 'take', returns: {type: STR}}], {
        methods: [{name: 'label'}, {name: 'build', protected: true}],
        properties: [{name: 'size', type: NUM, immutable: true}],
        initializer: {
          parameters: [
            {name: 'scope', type: {fqn: 'constructs.Construct'}},
            {name: 'id', type: STR},
            {name: 'props', type: {fqn: '@winglang/sdk.cloud.ShelfProps'}, optional: true},
          ],
        },
      }),
      struct('cloud.ShelfProps', [{name: 'size', type: NUM, docs: {summary: 'S.', default: '- 3'}}]),
      ...handler('cloud.IShelfHandler', {}),
      type('util.Util', {methods: [{name: 'now', static: true}]}),
      type('cloud.Base', {abstract: true, initializer: {}}),
      type('std.T1', {docs: {custom: {hidden: 'true'}}}),
      type('core.Hidden'),
    ),
  );

  it('has the public types of the modules that a program can bring', () => {
    expect([...model.keys()]).toEqual([
      'cloud.Shelf',
      'cloud.IShelfClient',
      'cloud.ShelfProps',
      'cloud.IShelfHandler',
      'cloud.IShelfHandlerClient',
      'util.Util',
      'cloud.Base',
    ]);
  });

  it('tells kinds apart', () => {
    const kinds = [...model.values()].map(({shortName, kind}) => `${shortName} ${kind}`);
    expect(kinds).toEqual([
      'Shelf class',
      'IShelfClient interface',
      'ShelfProps struct',
      'IShelfHandler function',
      'IShelfHandlerClient interface',
      'Util class',
      'Base class',
    ]);
  });

  it('gives each member its phase, and leaves protected ones out', () => {
    const phases = (name: string) => model.get(name)!.members.map((one) => `${one.name} ${one.phase}`);
    expect(phases('cloud.Shelf')).toEqual(['new preflight', 'label preflight', 'size preflight']);
    expect(phases('cloud.IShelfClient')).toEqual(['take inflight']);
    expect(phases('cloud.ShelfProps')).toEqual(['size unphased']);
    expect(phases('util.Util')).toEqual(['now unphased']);
  });

  it('leaves the scope and the id of a construct to the compiler', () => {
    const [constructor] = model.get('cloud.Shelf')!.members;
    expect(constructor!.parameters.map(({name}) => name)).toEqual(['props']);
  });

  it('makes no constructor of an abstract class', () => {
    expect(model.get('cloud.Base')!.members).toEqual([]);
  });

  it('takes the dash from defaults that are no code', () => {
    expect(model.get('cloud.ShelfProps')!.members[0]!.docs).toEqual({summary: 'S.', defaultValue: '3'});
  });

  it('knows whose members a client has', () => {
    expect(ownerOf('cloud.IShelfClient', model)?.name).toBe('cloud.Shelf');
    expect(ownerOf('cloud.ShelfProps', model)).toBeUndefined();
  });
});

describe('the installed SDK', () => {
  const {assembly: installed} = readSdk(process.cwd());
  const model = toModel(installed);

  it('has every public type and member in the model', () => {
    const modules: readonly string[] = PUBLIC_MODULES;
    const types = Object.values(installed.types).filter(
      ({namespace, name}) => modules.includes(namespace ?? '') && name !== 'T1',
    );
    expect(model.size).toBe(types.length);
    const isPublic = ({protected: hidden}: {readonly protected?: boolean}) => !hidden;
    // A resource overrides it for the compiler; `std.Resource` describes it.
    const isForPrograms = ({name}: {readonly name: string}) => name !== 'onLift';
    const count = types.reduce(
      (sum, {namespace, methods = [], properties = []}) =>
        sum +
        methods.filter(isPublic).filter((one) => namespace === 'std' || isForPrograms(one)).length +
        properties.filter(isPublic).length,
      0,
    );
    const members = [...model.values()].flatMap((one) =>
      one.members.filter(({kind}) => kind !== 'constructor'),
    );
    expect(members).toHaveLength(count);
  });
});
