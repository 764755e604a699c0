import type {Assembly, JsiiMethod, JsiiProperty, JsiiType} from '../../../reference/assembly';

// Builders of small assemblies, in the form that jsii writes.

const SDK = '@winglang/sdk';

export function assembly(...types: readonly JsiiType[]): Assembly {
  return {name: SDK, types: Object.fromEntries(types.map((type) => [type.fqn, type]))};
}

/** A resource whose constructor takes these after jsii's own two parameters. */
export function resource(
  name: string,
  parameters: readonly JsiiProperty[],
  rest: Partial<JsiiType> = {},
): JsiiType {
  const own = [value('scope', 'constructs.Construct'), value('id')];
  return {
    ...type(name, 'class'),
    docs: {custom: {inflight: `\`${SDK}.cloud.I${name}Client\``}},
    initializer: {parameters: [...own, ...parameters]},
    ...rest,
  };
}

export function client(name: string, methods: readonly JsiiMethod[]): JsiiType {
  return {...type(`I${name}Client`, 'interface'), methods};
}

export function struct(
  name: string,
  properties: readonly JsiiProperty[],
  ...inherits: readonly string[]
): JsiiType {
  const interfaces = inherits.map((one) => `${SDK}.cloud.${one}`);
  return {...type(name, 'interface'), datatype: true, properties, interfaces};
}

export function method(
  name: string,
  parameters: readonly JsiiProperty[] = [],
  rest: Partial<JsiiMethod> = {},
): JsiiMethod {
  return {name, parameters, ...rest};
}

/** A parameter or a property: `value('props?', 'BucketProps')`. */
export function value(name: string, typeName?: string): JsiiProperty {
  const fqn = typeName?.includes('.') ? typeName : `${SDK}.cloud.${typeName}`;
  return {
    name: name.replace('?', ''),
    type: typeName ? {fqn} : {primitive: 'string'},
    ...(name.endsWith('?') && {optional: true}),
  };
}

function type(name: string, kind: JsiiType['kind']): JsiiType {
  return {fqn: `${SDK}.cloud.${name}`, name, kind, namespace: 'cloud'};
}
