import path from 'node:path';
import type {ApiDocs, ApiMember, ApiType, Model, MemberPhase} from '../../reference/model';
import {referencesOf} from '../../reference/registry';
import type {Declaration, MemberDeclaration, WingModule} from './declarations';
import {spell, type Names} from './spelling';

/** The interface of an installed library. */
export interface LibraryApi {
  /** Its public types, by the names that programs use: `dynamodb.Table`. */
  readonly model: Model;
  /** Its classes, each with the types that are shown under it; no type is in two entries. */
  readonly entries: readonly (readonly string[])[];
  /** Public types that no class leads to. */
  readonly others: readonly string[];
}

type Modules = ReadonlyMap<string, WingModule>;

/** Hooks that the compiler calls, programs do not. */
const HOOKS = ['onLift', 'onLiftType'];

/**
 * The interface of a library: the classes of the modules that no other module of it brings, and all that they lead to.
 *
 * @param library the name that a program brings
 * @param modules by their paths in the package
 */
export function toApi(library: string, modules: Modules): LibraryApi {
  const model = toModel(library, modules);
  const brought = new Set([...modules].flatMap(([file, {brings}]) => pathsOf(file, brings)));
  const fronts = [...modules].filter(([file]) => !brought.has(file));
  const roots = fronts.flatMap(([file, {types}]) =>
    types.map(({name}) => `${namespaceOf(file, library)}.${name}`),
  );
  const entries = toEntries(roots, model);
  const shown = new Set(entries.flat());
  return {model, entries, others: [...model.keys()].filter((name) => !shown.has(name)).sort()};
}

function toModel(library: string, modules: Modules): Model {
  const model = new Map<string, ApiType>();
  const implemented = new Map<string, string[]>();
  for (const [file, {types}] of modules) {
    const names = namesOf(file, library, modules);
    for (const declaration of types) {
      const type = toType(declaration, namespaceOf(file, library), names);
      model.set(type.name, type);
      implemented.set(
        type.name,
        declaration.implemented.flatMap((name) => names.resolve(name) ?? []),
      );
    }
  }
  for (const [name, interfaces] of implemented)
    model.set(name, describe(model.get(name)!, interfaces, model));
  return model;
}

/** Members without a comment get that of the interface. */
function describe(type: ApiType, interfaces: readonly string[], model: Model): ApiType {
  const described = interfaces.flatMap((name) => model.get(name)?.members ?? []);
  const members = type.members.map((member) => {
    const docs = described.find(({name}) => name === member.name)?.docs;
    return docs && !member.docs.summary ? {...member, docs} : member;
  });
  return {...type, members};
}

/** Each class is followed by the types that it is the first to lead to; classes among those come later. */
function toEntries(roots: readonly string[], model: Model): string[][] {
  const isClass = (name: string) => model.get(name)?.kind === 'class';
  const entries: string[][] = [];
  const seen = new Set<string>();
  const classes = roots.filter(isClass);
  for (let name = classes.shift(); name !== undefined; name = classes.shift()) {
    if (seen.has(name)) continue;
    const entry = [name];
    seen.add(name);
    for (const one of entry)
      for (const next of referencesOf(model.get(one)!, model)) {
        if (!model.has(next) || seen.has(next)) continue;
        if (isClass(next)) classes.push(next);
        else entry.push(next);
        if (!isClass(next)) seen.add(next);
      }
    entries.push(entry);
  }
  return entries;
}

/** A folder of the package is a namespace of its name. */
function namespaceOf(file: string, library: string): string {
  return [library, ...file.split('/').slice(0, -1)].join('.');
}

function pathsOf(file: string, brings: WingModule['brings']): string[] {
  return [...brings.values()]
    .filter((target) => target.startsWith('.'))
    .map((target) => path.posix.join(path.posix.dirname(file), target));
}

/** Resolves the names that a module uses. */
function namesOf(file: string, library: string, modules: Modules): Names {
  const {brings, types} = modules.get(file)!;
  const own = new Set(types.map(({name}) => name));
  const from = namespaceOf(file, library);
  return {
    from,
    resolve(name) {
      if (own.has(name)) return `${from}.${name}`;
      const [alias = '', ...rest] = name.split('.');
      const target = brings.get(alias);
      if (target === undefined) return rest.length > 0 ? name : undefined;
      if (!target.startsWith('.')) return undefined;
      const [module] = pathsOf(file, new Map([[alias, target]]));
      return `${namespaceOf(module!, library)}.${rest.join('.')}`;
    },
  };
}

function toType(declaration: Declaration, module: string, names: Names): ApiType {
  const {kind, name, isInflight, parents, members, values, doc} = declaration;
  const phase: MemberPhase = isInflight ? 'inflight' : kind === 'struct' ? 'unphased' : 'preflight';
  return {
    name: `${module}.${name}`,
    module,
    shortName: name,
    kind,
    isAbstract: false,
    docs: toDocs(doc),
    parents: parents.flatMap((parent) => names.resolve(parent) ?? []),
    members: members
      .filter((member) => isCalled(member, isInflight))
      .sort((a, b) => Number(b.kind === 'constructor') - Number(a.kind === 'constructor'))
      .map((member) => toMember(member, phase, names)),
    values: values.map((value) => ({name: value.name, docs: toDocs(value.doc)})),
  };
}

/** A class with both sides may have a second constructor, which the inflight side calls by itself. */
function isCalled({name, kind, isInflight}: MemberDeclaration, isInflightType: boolean): boolean {
  return !HOOKS.includes(name) && (kind !== 'constructor' || isInflight === isInflightType);
}

function toMember(member: MemberDeclaration, phase: MemberPhase, names: Names): ApiMember {
  const {kind, name, isStatic, isInflight, parameters, type, doc} = member;
  return {
    kind,
    name,
    phase: isInflight ? 'inflight' : phase,
    isStatic,
    isReadOnly: false,
    isOptional: false,
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      type: {wing: spell(parameter.type, names)},
      isOptional: false,
      isVariadic: false,
      text: '',
    })),
    ...(type && !isVoid(type) && {type: {wing: spell(type, names)}}),
    docs: toDocs(doc),
  };
}

function isVoid(type: NonNullable<MemberDeclaration['type']>): boolean {
  return type.kind === 'named' && type.name === 'void';
}

/** The first paragraph of a comment sums it up. */
function toDocs(doc: string): ApiDocs {
  const [, text = '', defaultValue] = /^([^]*?)(?:@default\s+([^]*))?$/.exec(doc)!;
  const [summary = '', ...remarks] = text.trim().split(/\n{2,}/);
  return {
    summary,
    ...(remarks.length > 0 && {remarks: remarks.join('\n\n')}),
    ...(defaultValue && {defaultValue: defaultValue.trim().replace(/^`(.*)`$/, '$1')}),
  };
}
