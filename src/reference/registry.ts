import type {LeafDirective} from '../markdown/leafDirective';
import {type ApiType, type ApiTypeReference, type Model, ownerOf} from './model';

/** A directive of a page: `::api{class="cloud.Bucket" types="cloud.ObjectMetadata"}` or `::api{type="std.LogLevel"}`. */
export interface ApiDirective extends Pick<LeafDirective, 'line' | 'attributes'> {
  readonly page: string;
}

interface DirectiveProblem {
  readonly page: string;
  readonly line: number;
  readonly message: string;
}

/** Where each public type has its entry. */
export interface Registry {
  /** Pages by type name. A client has no page: its members are in the entry of its owner. */
  readonly pages: ReadonlyMap<string, string>;
  /** Types whose entries a directive expands to, by `page:line`: the one that it names first. */
  readonly entries: ReadonlyMap<string, readonly string[]>;
  /** Classes that a page's directives name, in their order. */
  readonly classes: ReadonlyMap<string, readonly string[]>;
  readonly problems: readonly DirectiveProblem[];
  /** Types that no page has. */
  readonly missing: readonly string[];
}

const ATTRIBUTES = ['class', 'type', 'types'];

/**
 * Gives each public type one place. A directive names a class or another type; a type that none names goes with the
 * class that it belongs to: the one whose name its own begins with, or else the one class that uses it.
 */
export function toRegistry(directives: readonly ApiDirective[], model: Model): Registry {
  const problems: DirectiveProblem[] = [];
  const named = new Map<string, ApiDirective>();
  const entries = new Map<string, string[]>();
  const classes = new Map<string, string[]>();
  for (const directive of directives) {
    const names = readNames(directive, model, problems);
    for (const name of names) {
      const other = named.get(name);
      if (other) {
        const message = `"${name}" is on a second page; the first is ${other.page}:${other.line}`;
        problems.push({page: directive.page, line: directive.line, message});
      } else {
        named.set(name, directive);
        push(entries, directiveKey(directive), name);
      }
    }
    const {class: className} = directive.attributes;
    if (className && model.has(className)) push(classes, directive.page, className);
  }
  const pages = new Map([...named].map(([name, {page}]) => [name, page]));
  const missing: string[] = [];
  for (const type of [...model.values()].filter(({name}) => !pages.has(name))) {
    if (isShownByOwner(type, model)) continue;
    const owner = belongsTo(type, model, named);
    if (owner) {
      pages.set(type.name, owner.page);
      push(entries, directiveKey(owner), type.name);
    } else missing.push(type.name);
  }
  return {pages, entries, classes, problems, missing};
}

/** What keeps the pages from being the whole reference, a line for each problem. */
export function registryErrors({problems, missing}: Registry): string[] {
  return [
    ...problems.map(({page, line, message}) => `${page}:${line}: ${message}`),
    ...missing.map(
      (name) => `docs/api: no page has the entry of ${name}; write ::api{type="${name}"} on one`,
    ),
  ];
}

export function directiveKey({page, line}: {readonly page: string; readonly line: number}): string {
  return `${page}:${line}`;
}

function readNames(directive: ApiDirective, model: Model, problems: DirectiveProblem[]): string[] {
  const {page, line, attributes} = directive;
  const report = (message: string) => problems.push({page, line, message});
  for (const name of Object.keys(attributes).filter((one) => !ATTRIBUTES.includes(one)))
    report(`unknown attribute "${name}": allowed are ${ATTRIBUTES.join(', ')}`);
  const first = attributes.class ?? attributes.type;
  if (!first) report('the directive names nothing: write class="module.Class" or type="module.Type"');
  const names = [first ?? '', ...(attributes.types ?? '').split(/\s+/)].filter(Boolean);
  return names.filter((name) => {
    const type = model.get(name);
    if (!type) report(`unknown type "${name}"${suggest(name, model)}`);
    else if (isShownByOwner(type, model))
      report(`"${name}" has no separate entry: its members are listed with "${ownerOf(name, model)!.name}"`);
    else if (name === attributes.class && type.kind !== 'class')
      report(`"${name}" is not a class: write type="${name}"`);
    else return true;
    return false;
  });
}

function suggest(name: string, model: Model): string {
  const short = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const near = [...model.keys()].filter((one) => one.toLowerCase().endsWith(`.${short}`));
  return near.length > 0 ? `: do you mean ${near.map((one) => `"${one}"`).join(' or ')}?` : '';
}

/** Programs do not name the interface of what can be called inflight. */
function isShownByOwner({name}: ApiType, model: Model): boolean {
  return ownerOf(name, model) !== undefined;
}

function belongsTo(
  type: ApiType,
  model: Model,
  named: ReadonlyMap<string, ApiDirective>,
): ApiDirective | undefined {
  const candidates = [...named.keys()]
    .map((name) => model.get(name)!)
    .filter(({module}) => module === type.module);
  const plain = type.shortName.replace(/^I(?=[A-Z])/, '').replace(/^Aws(?=[A-Z])/, '');
  const byName = candidates
    .filter(({shortName}) => plain.startsWith(shortName))
    .sort((a, b) => b.shortName.length - a.shortName.length)[0];
  if (byName) return named.get(byName.name);
  const users = candidates.filter((candidate) => uses(candidate, type.name, model, new Set()));
  return users.length === 1 ? named.get(users[0]!.name) : undefined;
}

/** Whether a type's members lead to another, directly or through types that no directive names. */
function uses(type: ApiType, name: string, model: Model, seen: Set<string>): boolean {
  if (seen.has(type.name)) return false;
  seen.add(type.name);
  return referencesOf(type, model).some((reference) => {
    if (reference === name) return true;
    const next = model.get(reference);
    return next !== undefined && next.kind !== 'class' && uses(next, name, model, seen);
  });
}

/** Names of the types that a type's members and parents mention, its client's included. */
export function referencesOf(type: ApiType, model: Model): string[] {
  const client = type.client === undefined ? undefined : model.get(type.client);
  const members = [...type.members, ...(client?.members ?? [])];
  const references = members.flatMap(({parameters, type: answer}) => [
    ...parameters.map((parameter) => parameter.type),
    ...(answer ? [answer] : []),
  ]);
  return [...type.parents, ...references.flatMap(namesIn)];
}

function namesIn(reference: ApiTypeReference): string[] {
  if ('wing' in reference) return reference.wing.flatMap(({target}) => target ?? []);
  if ('fqn' in reference) return [reference.fqn.slice(reference.fqn.indexOf('.') + 1)];
  if ('collection' in reference) return namesIn(reference.collection.elementtype);
  if ('union' in reference) return reference.union.types.flatMap(namesIn);
  return [];
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
