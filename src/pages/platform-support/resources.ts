import type {Assembly, JsiiCallable, JsiiType, JsiiTypeReference} from '../../reference/assembly';

/** A class of the module `cloud`, with what a program can use of it. */
export interface ProbedResource {
  /** As a program names it: `cloud.Bucket`. */
  readonly name: string;
  readonly create: Call;
  readonly preflight: readonly Call[];
  readonly properties: readonly string[];
  readonly inflight: readonly Call[];
}

/** A method, or the constructor with the name `new`. */
export interface Call {
  readonly name: string;
  readonly isStatic: boolean;
  /** Whether it takes arguments before its options. */
  readonly hasArguments: boolean;
  readonly options: readonly Option[];
}

/** A field of the struct that a call takes last. */
export interface Option {
  readonly name: string;
  /** The struct that declares it, without its module: `FunctionProps`. */
  readonly struct: string;
  readonly isRequired: boolean;
  /** The struct that its value is, as a program names it, with its fields. */
  readonly value?: {readonly struct: string; readonly options: readonly Option[]};
}

/** The public members of the resources of `cloud`, in the order of the assembly, which is alphabetical. */
export function readResources({types}: Assembly): ProbedResource[] {
  return Object.values(types)
    .filter(({kind, namespace}) => kind === 'class' && namespace === 'cloud')
    .map((type) => {
      // The first two parameters of a constructor are jsii's own: a scope and an id.
      const parameters = type.initializer?.parameters?.slice(2) ?? [];
      const methods = (type.methods ?? []).filter((method) => !method.protected);
      const client = types[(type.docs?.custom?.inflight ?? '').replaceAll('`', '')];
      return {
        name: `cloud.${type.name}`,
        create: toCall({name: 'new', parameters}, types),
        preflight: methods.map((method) => toCall(method, types)),
        properties: (type.properties ?? []).filter((one) => !one.protected).map(({name}) => name),
        inflight: (client?.methods ?? []).map((method) => toCall(method, types)),
      };
    });
}

type Types = Assembly['types'];

interface Callable extends JsiiCallable {
  readonly name: string;
  readonly static?: boolean;
}

function toCall(method: Callable, types: Types): Call {
  const parameters = method.parameters ?? [];
  const last = typeOf(parameters.at(-1)?.type, types);
  const isStatic = method.static ?? false;
  return {
    name: method.name,
    isStatic,
    hasArguments: parameters.length > (last?.datatype ? 1 : 0),
    // The arguments of a static method are input of a computation, not features of a platform.
    options: last?.datatype && !isStatic ? toOptions(last, types) : [],
  };
}

function toOptions(struct: JsiiType, types: Types): Option[] {
  const inherited = (struct.interfaces ?? []).flatMap((name) => toOptions(types[name]!, types));
  const own = (struct.properties ?? []).map(({name, optional, type}) => {
    const nested = typeOf(type, types);
    return {
      name,
      struct: struct.name,
      isRequired: !optional,
      ...(nested?.datatype && {
        value: {struct: `${nested.namespace}.${nested.name}`, options: toOptions(nested, types)},
      }),
    };
  });
  return [...inherited, ...own];
}

function typeOf(reference: JsiiTypeReference | undefined, types: Types): JsiiType | undefined {
  return reference && 'fqn' in reference ? types[reference.fqn] : undefined;
}
