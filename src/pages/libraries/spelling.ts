import type {CodePart} from '../../reference/codeParts';
import type {WingType} from './declarations';

/** The types that the names in a module refer to. */
export interface Names {
  /** Namespace of the module; its own types are written without it. */
  readonly from: string;
  /** The full name of a type of the library or of the standard library; undefined for types of other packages. */
  readonly resolve: (name: string) => string | undefined;
}

/** The entries of the types that a program names without bringing anything. */
const BUILT_IN: Readonly<Record<string, string>> = {
  str: 'std.String',
  num: 'std.Number',
  bool: 'std.Boolean',
  duration: 'std.Duration',
  datetime: 'std.Datetime',
  regex: 'std.Regex',
  bytes: 'std.Bytes',
  Json: 'std.Json',
  MutJson: 'std.MutJson',
  Array: 'std.Array',
  MutArray: 'std.MutArray',
  Map: 'std.Map',
  MutMap: 'std.MutMap',
  Set: 'std.Set',
  MutSet: 'std.MutSet',
};

/** Spells a type of the source as a program outside would, with its names as links. */
export function spell(type: WingType, names: Names): CodePart[] {
  if (type.kind === 'named') return spellNamed(type, names);
  if (type.kind === 'function') return spellFunction(type, names);
  const inner = spell(type.of, names);
  return type.of.kind === 'function' ? [{text: '('}, ...inner, {text: ')?'}] : [...inner, {text: '?'}];
}

function spellNamed({name, argument}: WingType & {kind: 'named'}, names: Names): CodePart[] {
  const target = BUILT_IN[name] ?? names.resolve(name);
  const text = BUILT_IN[name] || target === undefined ? name.replace(/^.*\./, '') : withoutOwn(target, names);
  const part: CodePart = {text, role: 'type', ...(target !== undefined && {target})};
  return argument ? [part, {text: '<'}, ...spell(argument, names), {text: '>'}] : [part];
}

function spellFunction(type: WingType & {kind: 'function'}, names: Names): CodePart[] {
  const parameters = type.parameters.flatMap((parameter, index) => [
    ...(index > 0 ? [{text: ', '}] : []),
    ...(parameter.name ? [{text: `${parameter.name}: `}] : []),
    ...spell(parameter.type, names),
  ]);
  const keyword: CodePart[] = type.isInflight ? [{text: 'inflight', role: 'keyword'}, {text: ' '}] : [];
  return [...keyword, {text: '('}, ...parameters, {text: '): '}, ...spell(type.answer, names)];
}

function withoutOwn(name: string, {from}: Names): string {
  return name.slice(0, name.lastIndexOf('.')) === from ? name.slice(from.length + 1) : name;
}
