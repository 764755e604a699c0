/** The reference of the SDK as data, made of the model and the measurements that its pages are made of. */
import {isSubject, memberAnchor, typeAnchor} from '../../reference/anchors';
import type {CodePart} from '../../reference/codeParts';
import {
  type ApiDocs,
  type ApiMember,
  type ApiType,
  type ApiTypeReference,
  membersOf,
  type Model,
} from '../../reference/model';
import type {Reference} from '../../reference/reference';
import {spellClosure, spellMember, spellType, wingName} from '../../reference/wingTypes';
import type {Matrix} from '../../pages/platform-support/matrix';
import {BUILTIN_PLATFORMS} from '../../wing/language/platforms';

/** Names of the files in the built site. */
export const REFERENCE_FILE = 'docs/api/reference.json';
export const SCHEMA_FILE = 'docs/api/reference.schema.json';

export interface ReferenceFileOptions {
  readonly reference: Reference;
  readonly matrix: Matrix;
  /** Origin and base URL, with a slash at the end. */
  readonly siteUrl: string;
  /** Whole address of a page, by the path of its Markdown relative to the repository's folder. */
  readonly addressOf: (source: string) => string;
}

/** A type, a member or a value, as far as all of them are described in the same way. */
type Entry = Readonly<Record<string, unknown>>;

/**
 * All types that have an entry on a page, in the order of their names. `referenceSchema.ts` describes the result; what is not
 * there is left out.
 */
export function toReferenceFile({reference, matrix, siteUrl, addressOf}: ReferenceFileOptions) {
  const {model, registry, version} = reference;
  const types = [...registry.pages.keys()].sort().map((name) => model.get(name)!);
  return {
    $schema: siteUrl + SCHEMA_FILE,
    version,
    platforms: BUILTIN_PLATFORMS,
    types: types.map((type) => {
      const page = addressOf(registry.pages.get(type.name)!);
      return toTypeEntry(type, {model, page, isSubject: isSubject(type.name, registry), matrix});
    }),
  };
}

interface Place {
  readonly model: Model;
  /** Address of the page that has the type. */
  readonly page: string;
  readonly isSubject: boolean;
  readonly matrix: Matrix;
}

function toTypeEntry(type: ApiType, place: Place): Entry {
  const {model, page, matrix} = place;
  const isClosure = type.kind === 'function';
  const members = isClosure ? handleOf(type, model) : membersOf(type, model);
  const measured = matrix.resources[type.name];
  return {
    name: type.name,
    wing: wingName(type),
    kind: isClosure ? 'closure' : type.kind,
    ...(type.isAbstract && {abstract: true}),
    url: place.isSubject ? page : `${page}#${typeAnchor(type)}`,
    ...toDocs(type.docs),
    ...(type.parents.length > 0 && !isClosure && {extends: type.parents}),
    ...(members.length > 0 && {members: members.map((member) => toMemberEntry(member, type, place))}),
    ...(type.values.length > 0 && {
      values: type.values.map(({name, docs}) => ({
        name,
        url: `${page}#${typeAnchor(type)}-${name.toLowerCase()}`,
        ...toDocs(docs),
      })),
    }),
    ...(measured && {
      support: Object.entries(measured).map(([member, {kind, ...answers}]) => ({member, kind, answers})),
    }),
  };
}

/** The method that stands for a call of the closure. */
function handleOf({client}: ApiType, model: Model): readonly ApiMember[] {
  return model.get(client ?? '')?.members.filter(({name}) => name === 'handle') ?? [];
}

function toMemberEntry(member: ApiMember, type: ApiType, {model, page, isSubject: subject}: Place): Entry {
  const signature = type.kind === 'function' ? spellClosure(type, model) : spellMember(member, type, model);
  return {
    kind: member.kind,
    name: member.name,
    phase: member.phase === 'unphased' ? 'any' : member.phase,
    url: `${page}#${memberAnchor(member, type, subject)}`,
    signature: toText(signature),
    ...(member.isStatic && member.kind !== 'constructor' && {static: true}),
    ...(member.isReadOnly && {readOnly: true}),
    ...(member.parameters.length > 0 && {
      parameters: member.parameters.map(({name, type: own, isOptional, isVariadic, text}) => ({
        name,
        ...typeOf(own, model),
        ...(isOptional && {optional: true}),
        ...(isVariadic && {variadic: true}),
        ...(text && {text}),
      })),
    }),
    ...(member.type && typeOf(member.type, model)),
    ...(member.isOptional && {optional: true}),
    ...toDocs(member.docs),
  };
}

/** A value of any type has none that a program could write. */
function typeOf(type: ApiTypeReference, model: Model): Entry {
  const text = toText(spellType(type, model, ''));
  return text ? {type: text} : {};
}

function toDocs({summary, defaultValue, ...docs}: ApiDocs): Entry {
  return {...(summary && {summary}), ...docs, ...(defaultValue && {default: defaultValue})};
}

function toText(parts: readonly CodePart[]): string {
  return parts.map(({text}) => text).join('');
}
