import {SDK} from './assembly';
import type {CodePart} from './codeParts';
import {type ApiMember, type ApiParameter, type ApiType, type ApiTypeReference, type Model} from './model';

/** The names that Wing has for what the SDK calls otherwise. */
const WING_NAMES: Readonly<Record<string, string>> = {
  'std.String': 'str',
  'std.Number': 'num',
  'std.Boolean': 'bool',
  'std.Duration': 'duration',
  'std.Datetime': 'datetime',
  'std.Regex': 'regex',
  'std.Bytes': 'bytes',
  'std.Json': 'Json',
  'std.MutJson': 'MutJson',
};

/** Types that a program names without a module. */
const BUILT_IN = /^std\.(?:Array|MutArray|Map|MutMap|Set|MutSet)$/;

/** A value of any type has no type that a program could write. */
const ANY = ['any', 'date'];

const PRIMITIVES: Readonly<Record<string, {text: string; target?: string}>> = {
  string: {text: 'str', target: 'std.String'},
  number: {text: 'num', target: 'std.Number'},
  boolean: {text: 'bool', target: 'std.Boolean'},
  json: {text: 'Json', target: 'std.Json'},
};

/** The name of a type as a program writes it: `str`, `Array<T>`, `cloud.Bucket`. */
export function wingName({name, shortName, parameter}: ApiType): string {
  if (BUILT_IN.test(name)) return `${shortName}<${parameter ?? 'T'}>`;
  return WING_NAMES[name] ?? name;
}

/**
 * Spells a type in Wing, as the compiler reads it: an interface for a closure is the closure's type, and a union is like a value
 * of any type, which is spelt with nothing.
 *
 * @param from the module around the code; its own types are written without its name
 * @throws Error for a primitive type that Wing does not have
 */
export function spellType(reference: ApiTypeReference, model: Model, from: string): CodePart[] {
  if ('wing' in reference) return [...reference.wing];
  if ('primitive' in reference) {
    if (ANY.includes(reference.primitive)) return [];
    const known = PRIMITIVES[reference.primitive];
    if (!known) throw new Error(`the primitive type "${reference.primitive}" has no name in Wing`);
    return [{...known, role: 'type'}];
  }
  if ('union' in reference || 'intersection' in reference) return [];
  if ('collection' in reference) {
    const {kind, elementtype} = reference.collection;
    const name = kind === 'array' ? 'Array' : 'Map';
    const element = spellType(elementtype, model, from);
    return [
      {text: name, target: `std.${name}`, role: 'type'},
      ...(element.length > 0 ? [{text: '<'}, ...element, {text: '>'}] : []),
    ];
  }
  return spellNamed(reference.fqn, model, from);
}

function spellNamed(fqn: string, model: Model, from: string): CodePart[] {
  if (fqn === `${SDK}.std.T1`) return [{text: 'T', role: 'type'}];
  // Constructs come from a package of their own; the SDK's other modules are none that a program can bring.
  const name = fqn.startsWith(`${SDK}.`) ? fqn.slice(SDK.length + 1) : undefined;
  const type = name === undefined ? undefined : model.get(name);
  if (!type) return [{text: fqn.slice(fqn.lastIndexOf('.') + 1), role: 'type'}];
  if (type.kind === 'function') return spellFunction(type, model, from);
  if (BUILT_IN.test(type.name)) {
    return [
      {text: type.shortName, target: type.name, role: 'type'},
      {text: '<'},
      {text: 'T', role: 'type'},
      {text: '>'},
    ];
  }
  const short = type.module === from ? type.shortName : type.name;
  return [{text: WING_NAMES[type.name] ?? short, target: type.name, role: 'type'}];
}

/** `inflight (key: str): void`; the keyword links to the entry of the interface. */
function spellFunction(type: ApiType, model: Model, from: string): CodePart[] {
  const handle = model.get(type.client ?? '')?.members.find(({name}) => name === 'handle');
  if (!handle) return [{text: type.name, target: type.name, role: 'type'}];
  return [
    {text: 'inflight', target: type.name, role: 'keyword'},
    {text: ' '},
    ...spellCall(handle, model, from),
  ];
}

/** A closure's type in its own entry, where nothing links to the entry itself. */
export function spellClosure({name, module}: ApiType, model: Model): CodePart[] {
  return spellType({fqn: `${SDK}.${name}`}, model, module).map(({target, ...part}) =>
    target === name || target === undefined ? part : {...part, target},
  );
}

/** `(key: str, opts: BucketGetOptions?): str` */
function spellCall({parameters, type, isOptional}: ApiMember, model: Model, from: string): CodePart[] {
  const list = parameters.flatMap((parameter, index) => [
    ...(index > 0 ? [{text: ', '}] : []),
    ...spellParameter(parameter, model, from),
  ]);
  const answer: CodePart[] = type ? spellType(type, model, from) : [{text: 'void', role: 'type'}];
  if (answer.length === 0) return [{text: '('}, ...list, {text: ')'}];
  return [{text: '('}, ...list, {text: '): '}, ...answer, ...(isOptional ? [{text: '?'}] : [])];
}

function spellParameter(parameter: ApiParameter, model: Model, from: string): CodePart[] {
  const {name, type, isOptional, isVariadic} = parameter;
  const spelt = spellType(type, model, from);
  if (isVariadic)
    return [
      {text: `...${name}: `},
      {text: 'Array', target: 'std.Array', role: 'type'},
      {text: '<'},
      ...spelt,
      {text: '>'},
    ];
  const isFunction = spelt[0]?.role === 'keyword';
  // A function type that is optional needs brackets: its question mark would be that of its answer.
  if (isOptional && isFunction) return [{text: `${name}: (`}, ...spelt, {text: ')?'}];
  if (spelt.length === 0) return [{text: name}];
  return [{text: `${name}: `}, ...spelt, ...(isOptional ? [{text: '?'}] : [])];
}

/**
 * The declaration of a member as a program would write or call it: `put(key: str, body: str): void`,
 * `new cloud.Bucket(props: BucketProps?)`, `math.abs(value: num): num`.
 */
export function spellMember(member: ApiMember, owner: ApiType, model: Model): CodePart[] {
  const {kind, name, isStatic, type, isOptional} = member;
  const from = owner.module;
  if (kind === 'constructor') {
    const call = spellCall(member, model, from);
    // A constructor answers with what it makes: no type is written.
    const list = call.slice(0, -2);
    return [
      {text: 'new', role: 'keyword'},
      {text: ' '},
      {text: wingName(owner), role: 'type'},
      ...list,
      {text: ')'},
    ];
  }
  const prefix = isStatic ? [{text: `${staticPrefix(owner)}.`}] : [];
  if (kind === 'method') return [...prefix, {text: name, role: 'name'}, ...spellCall(member, model, from)];
  const spelt = spellType(type!, model, from);
  return [
    ...prefix,
    {text: name, role: 'name'},
    ...(spelt.length > 0 ? [{text: ': '}, ...spelt, ...(isOptional ? [{text: '?'}] : [])] : []),
  ];
}

/** Functions of a module's `Util` are called on the module. */
function staticPrefix(owner: ApiType): string {
  if (owner.shortName === 'Util') return owner.module;
  return (
    WING_NAMES[owner.name] ??
    (owner.name === 'std.Struct' ? 'T' : BUILT_IN.test(owner.name) ? owner.shortName : owner.name)
  );
}
