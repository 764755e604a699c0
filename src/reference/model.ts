import type {CodePart} from './codeParts';
import type {
  Assembly,
  JsiiCallable,
  JsiiDocs,
  JsiiMethod,
  JsiiParameter,
  JsiiProperty,
  JsiiType,
  JsiiTypeReference,
} from './assembly';

/** Modules whose types a program can reach: those that it can bring, and the one that needs no bringing. */
export const PUBLIC_MODULES = [
  'cloud',
  'util',
  'http',
  'math',
  'aws',
  'expect',
  'fs',
  'sim',
  'ui',
  'std',
  'std.reflect',
] as const;

/** The phases of members, in their order on a page. */
export const MEMBER_PHASES = ['preflight', 'unphased', 'inflight'] as const;

/** A method that every resource overrides for the code of the compiler. `std.Resource` describes it for classes of a program. */
const COMPILER_METHOD = 'onLift';

export type MemberPhase = (typeof MEMBER_PHASES)[number];

/** A type of the assembly, or one that is spelt in Wing already. */
export type ApiTypeReference = JsiiTypeReference | {readonly wing: readonly CodePart[]};

export interface ApiDocs {
  readonly summary: string;
  readonly remarks?: string;
  readonly returns?: string;
  readonly throws?: string;
  readonly defaultValue?: string;
  readonly example?: string;
  readonly deprecated?: string;
}

export interface ApiParameter {
  readonly name: string;
  readonly type: ApiTypeReference;
  readonly isOptional: boolean;
  readonly isVariadic: boolean;
  readonly text: string;
}

export interface ApiMember {
  readonly kind: 'constructor' | 'method' | 'property';
  readonly name: string;
  readonly phase: MemberPhase;
  readonly isStatic: boolean;
  /** Whether a program can only read the property. */
  readonly isReadOnly: boolean;
  readonly parameters: readonly ApiParameter[];
  /** Of a property, or of what a method answers; a method without one answers nothing. */
  readonly type?: ApiTypeReference;
  readonly isOptional: boolean;
  readonly docs: ApiDocs;
}

export interface ApiType {
  /** As a program writes it: `cloud.Bucket`. */
  readonly name: string;
  readonly module: string;
  readonly shortName: string;
  /** `function` is an interface for which a program passes a closure. */
  readonly kind: 'class' | 'interface' | 'struct' | 'enum' | 'function';
  readonly isAbstract: boolean;
  readonly docs: ApiDocs;
  /** The class that it extends, or the interfaces and structs; public ones alone. */
  readonly parents: readonly string[];
  readonly members: readonly ApiMember[];
  readonly values: readonly {readonly name: string; readonly docs: ApiDocs}[];
  /** Type whose members are shown as inflight members of this one. */
  readonly client?: string;
  /** Name of a type parameter: `T`. */
  readonly parameter?: string;
  /** File in the SDK's sources, and its line. */
  readonly source?: {readonly file: string; readonly line: number};
}

/** Types by name, such as `cloud.Bucket`. */
export type Model = ReadonlyMap<string, ApiType>;

/** The public types of an assembly. */
export function toModel(assembly: Assembly): Model {
  const types = Object.values(assembly.types).filter(isPublic);
  return new Map(types.map((type) => [`${type.namespace}.${type.name}`, toType(type, assembly)]));
}

/** The type whose entry shows a client's members: `cloud.Bucket` for `cloud.IBucketClient`. */
export function ownerOf(client: string, model: Model): ApiType | undefined {
  const owners = [...model.values()].filter((type) => type.client === client);
  return owners.find(({shortName}) => client.endsWith(`.I${shortName}Client`)) ?? owners[0];
}

/** The type whose entry holds a name: itself, or the one that shows its members. */
export function entryOf(name: string, model: Model): string {
  return (model.has(name) ? ownerOf(name, model)?.name : undefined) ?? name;
}

/** What a program can call on a type: its own members, and those of its client. */
export function membersOf(type: ApiType, model: Model): readonly ApiMember[] {
  const client = type.client === undefined ? undefined : model.get(type.client);
  const isShown = client !== undefined && entryOf(client.name, model) === type.name;
  return [...type.members, ...(isShown ? client.members : [])];
}

function isPublic(type: JsiiType): boolean {
  const modules: readonly string[] = PUBLIC_MODULES;
  return modules.includes(type.namespace ?? '') && type.docs?.custom?.hidden === undefined;
}

function toType(type: JsiiType, assembly: Assembly): ApiType {
  const client = clientOf(type, assembly);
  const phase = phaseOf(type, assembly);
  const {typeparam} = type.docs?.custom ?? {};
  const parents = [
    ...(type.base ? [type.base] : []),
    ...(type.kind === 'class' ? [] : (type.interfaces ?? [])),
  ];
  const isFunction = type.kind === 'interface' && !type.datatype && client?.methods?.[0]?.name === 'handle';
  return {
    name: `${type.namespace}.${type.name}`,
    module: type.namespace!,
    shortName: type.name,
    kind: isFunction ? 'function' : type.datatype ? 'struct' : type.kind,
    isAbstract: type.abstract ?? false,
    docs: toDocs(type.docs),
    parents: parents.flatMap((fqn) => publicName(fqn, assembly) ?? []),
    members: [
      ...constructorOf(type, phase, assembly),
      ...(type.methods ?? [])
        .filter(
          ({name, protected: isProtected}) =>
            !isProtected && (type.namespace === 'std' || name !== COMPILER_METHOD),
        )
        .map((method) => toMethod(method, phase)),
      ...(type.properties ?? [])
        .filter((one) => !one.protected)
        .map((property) => toProperty(property, phase)),
    ],
    values: (type.members ?? []).map(({name, docs}) => ({name, docs: toDocs(docs)})),
    ...(client && {client: `${client.namespace}.${client.name}`}),
    ...(typeparam && {parameter: 'T'}),
    ...(type.locationInModule && {
      source: {file: type.locationInModule.filename, line: type.locationInModule.line},
    }),
  };
}

/** The tag `@inflight` of a type names the interface of what can be called inflight; `true` names none. */
function clientOf({docs}: JsiiType, assembly: Assembly): JsiiType | undefined {
  const name = docs?.custom?.inflight?.replaceAll('`', '');
  return name === undefined ? undefined : assembly.types[name];
}

/**
 * The phase of members without a phase tag, as the compiler reads it: constructs are preflight, other
 * classes and structs have no phase, and interfaces are preflight unless they are tagged.
 *
 * Source: `jsii_importer.rs` of the compiler.
 */
function phaseOf(type: JsiiType, assembly: Assembly): MemberPhase {
  if (type.kind === 'class') return isConstruct(type, assembly) ? 'preflight' : 'unphased';
  if (type.datatype) return 'unphased';
  return type.docs?.custom?.inflight === 'true' ? 'inflight' : 'preflight';
}

function isConstruct(type: JsiiType, assembly: Assembly): boolean {
  if (type.base === undefined) return false;
  if (type.base === 'constructs.Construct') return true;
  const base = assembly.types[type.base];
  return base !== undefined && isConstruct(base, assembly);
}

function publicName(fqn: string, assembly: Assembly): string | undefined {
  const type = assembly.types[fqn];
  return type && isPublic(type) ? `${type.namespace}.${type.name}` : undefined;
}

/** An abstract class cannot be created. A construct is given its scope and its id by the compiler. */
function constructorOf(type: JsiiType, phase: MemberPhase, assembly: Assembly): ApiMember[] {
  if (type.kind !== 'class' || type.abstract || !type.initializer || type.initializer.protected) return [];
  const parameters = (type.initializer.parameters ?? []).slice(isConstruct(type, assembly) ? 2 : 0);
  const docs = toDocs(type.initializer.docs);
  return [{...callable({parameters}, phase, docs), kind: 'constructor', name: 'new', isStatic: true}];
}

function toMethod(method: JsiiMethod, phase: MemberPhase): ApiMember {
  const own = method.docs?.custom?.inflight === undefined ? phase : 'inflight';
  return {
    ...callable(method, own, toDocs(method.docs)),
    kind: 'method',
    name: method.name,
    isStatic: method.static ?? false,
    ...(method.returns && {type: method.returns.type, isOptional: method.returns.optional ?? false}),
  };
}

function toProperty(property: JsiiProperty, phase: MemberPhase): ApiMember {
  const own = property.docs?.custom?.inflight === undefined ? phase : 'inflight';
  return {
    ...callable({}, own, toDocs(property.docs)),
    kind: 'property',
    name: property.name,
    isStatic: property.static ?? false,
    isReadOnly: property.immutable ?? false,
    type: property.type,
    isOptional: property.optional ?? false,
  };
}

function callable(
  {parameters = []}: JsiiCallable,
  phase: MemberPhase,
  docs: ApiDocs,
): Omit<ApiMember, 'kind' | 'name' | 'isStatic'> {
  return {phase, parameters: parameters.map(toParameter), isReadOnly: false, isOptional: false, docs};
}

function toParameter({name, type, optional = false, variadic = false, docs}: JsiiParameter): ApiParameter {
  const {summary, remarks} = toDocs(docs);
  const text = [summary, remarks].filter(Boolean).join(' ');
  return {name, type, isOptional: optional, isVariadic: variadic, text};
}

function toDocs(docs: JsiiDocs = {}): ApiDocs {
  const {remarks, example, deprecated, custom = {}} = docs;
  const returns = docs.returns ?? custom.returns ?? custom.Returns;
  const throws = custom.throws ?? custom.Throws;
  const text = withoutNotes(remarks);
  return {
    summary: trimDash(docs.summary ?? ''),
    ...(text && {remarks: text}),
    ...(returns && {returns: trimDash(returns)}),
    ...(throws && {throws: trimDash(throws)}),
    ...(docs.default !== undefined && {defaultValue: trimDash(docs.default)}),
    ...(example && {example}),
    ...(deprecated !== undefined && {deprecated: trimDash(deprecated)}),
  };
}

/** Comments write `- ` before prose. */
function trimDash(text: string): string {
  return text.replace(/^\s*-\s+/, '').trim();
}

/** Notes of the SDK's authors to themselves are not documentation. */
function withoutNotes(text: string | undefined): string | undefined {
  return text
    ?.split(/\n{2,}/)
    .filter((paragraph) => !/^\s*TODO\b/.test(paragraph))
    .join('\n\n')
    .trim();
}
