import type {Assembly, JsiiMethod, JsiiProperty, JsiiType, JsiiTypeReference} from '../assembly';

/** A cut-down assembly: the types that a test is about, and nothing else. */
export function assembly(...types: readonly JsiiType[]): Assembly {
  return {name: '@winglang/sdk', types: Object.fromEntries(types.map((type) => [type.fqn, type]))};
}

export function type(name: string, rest: Partial<JsiiType> = {}): JsiiType {
  const [, namespace, short] = /^(.*)\.(.*)$/.exec(name)!;
  return {fqn: fqn(name), kind: 'class', namespace: namespace!, name: short!, ...rest};
}

/** A class that stands in the tree of an application, with what can be called on it inflight. */
export function resource(
  name: string,
  inflight: readonly JsiiMethod[],
  rest: Partial<JsiiType> = {},
): JsiiType[] {
  const client = name.replace(/\.(\w+)$/, '.I$1Client');
  const scope = [
    {name: 'scope', type: {fqn: 'constructs.Construct'}},
    {name: 'id', type: STR},
  ];
  return [
    type(name, {
      base: 'constructs.Construct',
      docs: {summary: `A ${name}.`, custom: {inflight: `\`${fqn(client)}\``}},
      initializer: {parameters: scope},
      ...rest,
    }),
    type(client, {
      kind: 'interface',
      methods: inflight.map((one) => ({...one, docs: {custom: {inflight: 'true'}, ...one.docs}})),
    }),
  ];
}

export function struct(
  name: string,
  properties: readonly JsiiProperty[],
  rest: Partial<JsiiType> = {},
): JsiiType {
  return type(name, {kind: 'interface', datatype: true, properties, ...rest});
}

/** An interface that a program gives a closure for. */
export function handler(name: string, handle: Omit<JsiiMethod, 'name'>): JsiiType[] {
  return [
    type(name, {kind: 'interface', docs: {custom: {inflight: `\`${fqn(`${name}Client`)}\``}}}),
    type(`${name}Client`, {
      kind: 'interface',
      methods: [{name: 'handle', docs: {custom: {inflight: 'true'}}, ...handle}],
    }),
  ];
}

export function fqn(name: string): string {
  return `@winglang/sdk.${name}`;
}

export function ref(name: string): JsiiTypeReference {
  return {fqn: fqn(name)};
}

export const STR: JsiiTypeReference = {primitive: 'string'};
export const NUM: JsiiTypeReference = {primitive: 'number'};
