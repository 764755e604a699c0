import type {RankedRecord} from '../ranking/ranker';
import {moduleOf, shortName} from '../shared/apiNames';
import type {SearchRecord} from '../shared/types';
import {scoreOf, type Wanted} from './match';
import {parseTypeQuery, type TypeQuery} from './query';
import {readSignature, type Signature} from './signature';
import {isVariable, type WantedType} from './similarity';
import {createTypeNames, likelihoodOf, type TypeNames} from './typeNames';
import type {WingType} from './typeSyntax';

/** A member that was found by its types. */
export interface TypedRecord extends RankedRecord {
  readonly signature: ShownSignature;
}

/** What is shown in the place of a member's heading. */
export interface ShownSignature {
  /** As the page writes it, after the type that it belongs to: `Bucket.get(key: str): str`. */
  readonly title: string;
  /** Characters at the beginning of the record's text that are the signature. */
  readonly length: number;
}

export interface TypeAnswer {
  /** The best first; none where the words of the query have to be searched for. */
  readonly found: readonly TypedRecord[];
  /** What the reader should know: that a type is not there, or was spelled in another way. */
  readonly note?: string;
}

/** Finds members of the API by what goes in and out. */
export interface TypeSearch {
  /** @returns nothing for a query that is not about types */
  search(query: string, filter: (record: SearchRecord) => boolean): TypeAnswer | undefined;
}

interface Member {
  readonly record: SearchRecord;
  readonly index: number;
  /** With full names of types. */
  readonly signature: Signature;
  /** How likely a member is meant, whatever the query. */
  readonly prior: number;
}

/**
 * The search for types among some records. Their signatures are read when the first such query comes.
 *
 * @param textOf text of a record by its number
 */
export function createTypeSearch(
  records: readonly SearchRecord[],
  textOf: (index: number) => string,
): TypeSearch {
  let api: {readonly members: readonly Member[]; readonly names: TypeNames} | undefined;
  return {
    search(text, filter) {
      const query = parseTypeQuery(text);
      if (!query) return undefined;
      api ??= readMembers(records, textOf);
      const {wanted, unknown, corrected} = understand(query, api.names);
      if (unknown.length > 0) return {found: [], note: `The reference has no type ${listOf(unknown)}.`};
      if (!hasType(wanted)) return undefined;
      const found = rank(api.members, wanted, filter);
      if (found.length === 0) return {found, note: 'Nothing in the reference matches these types.'};
      const notes = corrected.map(
        ([name, instead]) =>
          `The reference has no type ${listOf([name])}: these members are about ${instead}.`,
      );
      return {found, ...(notes.length > 0 && {note: notes.join(' ')})};
    },
  };
}

function readMembers(records: readonly SearchRecord[], textOf: (index: number) => string) {
  const read = records.flatMap((record, index) => {
    const signature = readSignature(record, textOf(index));
    return signature ? [{record, index, signature}] : [];
  });
  const owners = records.flatMap(({names}) => names.at(-1) ?? []);
  const known = new Set([...BUILT_IN, ...owners]);
  const members = read.map(({signature, ...member}): Member => {
    const {owner, isProperty} = signature;
    const prior = likelihoodOf(owner) * (isProperty ? PROPERTY : 1);
    return {...member, signature: withFullNames(signature, known), prior};
  });
  const names = members.flatMap(({signature: {receiver, parameters, output}}) =>
    [receiver ?? [], parameters.map(({type}) => type), output].flat().flatMap(namesIn),
  );
  return {members, names: createTypeNames([...BUILT_IN, ...names])};
}

/** Types without a module and without members of their own. */
const BUILT_IN = [
  'str',
  'num',
  'bool',
  'bytes',
  'duration',
  'datetime',
  'regex',
  'Json',
  'MutJson',
  'any',
  'void',
];

/** A method is meant before a property, which is found by its name. */
const PROPERTY = 0.98;

/** Pages leave out the module of a type that is in the same module as the member. */
function withFullNames(signature: Signature, known: ReadonlySet<string>): Signature {
  const {owner, receiver, parameters, output} = signature;
  const modules = [moduleOf(owner), owner].filter((module) => module && !known.has(module));
  const full = ({name, args, output: result, isOptional}: WingType): WingType => ({
    name: modules.map((module) => `${module}.${name}`).find((one) => known.has(one)) ?? name,
    args: args.map(full),
    ...(result && {output: full(result)}),
    isOptional,
  });
  return {
    ...signature,
    ...(receiver && {receiver: full(receiver)}),
    parameters: parameters.map(({type, isRest}) => ({type: full(type), isRest})),
    output: full(output),
  };
}

function namesIn({name, args, output}: WingType): string[] {
  return [...(isVariable(name) ? [] : [name]), ...args.flatMap(namesIn), ...(output ? namesIn(output) : [])];
}

interface Understood {
  readonly wanted: Wanted;
  readonly unknown: readonly string[];
  /** Names that are spelled in another way, with that. */
  readonly corrected: readonly (readonly [name: string, instead: string])[];
}

/** Looks up the names of a query. */
function understand({inputs, output, unfinished}: TypeQuery, names: TypeNames): Understood {
  const unknown = new Set<string>();
  const corrected = new Map<string, string>();
  const lookUp = ({name, args, output: result, isOptional}: WingType): WantedType => {
    const found = isVariable(name) ? undefined : names.find(name, name === unfinished);
    if (!found && !isVariable(name)) unknown.add(name);
    if (found?.corrected) corrected.set(name, found.corrected);
    return {
      name,
      isVariable: isVariable(name),
      types: found?.types ?? new Map<string, number>(),
      args: args.map(lookUp),
      ...(result && {output: lookUp(result)}),
      isOptional,
    };
  };
  const wanted = {...(inputs && {inputs: inputs.map(lookUp)}), ...(output && {output: lookUp(output)})};
  return {wanted, unknown: [...unknown], corrected: [...corrected]};
}

/** Whether a query names a type: `T -> T` is about everything. */
function hasType({inputs = [], output}: Wanted): boolean {
  const isNamed = (type: WantedType): boolean => type.types.size > 0 || type.args.some(isNamed);
  return [...inputs, ...(output ? [output] : [])].some(isNamed);
}

/** Types have their places in the signature: marks on equal words would be all over it. */
const NO_WORDS: readonly string[] = [];

/** A member with less than this part of the best score is no answer. */
const LEAST_PART = 0.35;

function rank(
  members: readonly Member[],
  wanted: Wanted,
  filter: (record: SearchRecord) => boolean,
): TypedRecord[] {
  const found = members.flatMap(({record, index, signature, prior}): TypedRecord[] => {
    const score = filter(record) ? prior * scoreOf(wanted, signature) : 0;
    return score > 0 ? [{record, index, score, matched: NO_WORDS, signature: toShown(signature)}] : [];
  });
  const least = LEAST_PART * found.reduce((most, {score}) => Math.max(most, score), 0);
  return found.filter(({score}) => score >= least).sort((one, other) => other.score - one.score);
}

function toShown({text, owner, receiver}: Signature): ShownSignature {
  return {title: receiver ? `${shortName(owner)}.${text}` : text, length: text.length};
}

function listOf(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(' or ');
}
