import type {Assembly, AssemblyType} from '../assembly';

// Builders of small assemblies, in the form that jsii writes.

const SDK = '@winglang/sdk';

type Value = NonNullable<AssemblyType['properties']>[number];
type Method = NonNullable<AssemblyType['methods']>[number];

export function assembly(...types: readonly AssemblyType[]): Assembly {
  return {types: Object.fromEntries(types.map((type) => [type.fqn, type]))};
}

/** A resource whose constructor takes these after jsii's own two parameters. */
export function resource(
  name: string,
  parameters: readonly Value[],
  rest: Partial<AssemblyType> = {},
): AssemblyType {
  const own = [value('scope', 'constructs.Construct'), value('id')];
  return {
    ...type(name, 'class'),
    docs: {custom: {inflight: `\`${SDK}.cloud.I${name}Client\``}},
    initializer: {parameters: [...own, ...parameters]},
    ...rest,
  };
}

export function client(name: string, methods: readonly Method[]): AssemblyType {
  return {...type(`I${name}Client`, 'interface'), methods};
}

export function struct(
  name: string,
  properties: readonly Value[],
  ...inherits: readonly string[]
): AssemblyType {
  const interfaces = inherits.map((one) => `${SDK}.cloud.${one}`);
  return {...type(name, 'interface'), datatype: true, properties, interfaces};
}

export function method(name: string, parameters: readonly Value[] = [], rest: Partial<Method> = {}): Method {
  return {name, parameters, ...rest};
}

/** A parameter or a property: `value('props?', 'BucketProps')`. */
export function value(name: string, typeName?: string): Value {
  const fqn = typeName?.includes('.') ? typeName : `${SDK}.cloud.${typeName}`;
  return {
    name: name.replace('?', ''),
    type: typeName ? {fqn} : {},
    ...(name.endsWith('?') && {optional: true}),
  };
}

function type(name: string, kind: string): AssemblyType {
  return {fqn: `${SDK}.cloud.${name}`, name, kind, namespace: 'cloud'};
}
