import {typeOfMember} from '../shared/apiNames';
import type {SearchRecord} from '../shared/types';
import {createTypeReader, NOTHING, type Parameter, type WingType} from './typeSyntax';

/** What goes into a member of the API, and what comes out. */
export interface Signature {
  /** As the page writes it: `get(key: str, options: BucketGetOptions?): str`. */
  readonly text: string;
  /** Full name of the type or module that the member belongs to: `cloud.Bucket`, `fs`. */
  readonly owner: string;
  /** The value that the member is called on; a constructor, a static method or a function has none. */
  readonly receiver?: WingType;
  readonly parameters: readonly Parameter[];
  readonly output: WingType;
  readonly isProperty: boolean;
}

/** Longer than any signature of the reference. */
const MAX_LENGTH = 1_000;

/**
 * The signature of a member. The text of its record begins with it, as its entry on the page does: so the index has no second
 * table of signatures.
 *
 * @param text of the record
 * @returns nothing for a type, a value of an enum, or a place outside the reference
 */
export function readSignature({kind, trail, names}: SearchRecord, text: string): Signature | undefined {
  const name = trail.at(-1) ?? '';
  const owner = kind === 'member' ? typeOfMember(name, names) : undefined;
  if (owner === undefined) return undefined;
  const beginning = text.slice(0, MAX_LENGTH);
  const reader = createTypeReader(beginning);
  const first = reader.name();
  const isNew = name === 'new' && first === name;
  const path = isNew ? reader.name() : first;
  if (path === undefined) return undefined;
  const self = selfOf(owner);
  const isStatic = isNew || path.endsWith(`.${name}`);
  if (!isStatic && path !== name) return undefined;
  const receiver = isStatic ? {} : {receiver: self};
  if (reader.accept(':')) {
    const output = reader.type();
    return output && {text: end(), owner, ...receiver, parameters: [], output, isProperty: true};
  }
  const parameters = reader.accept('(') ? reader.parameters() : undefined;
  if (!parameters) return undefined;
  const output = isNew ? self : reader.accept(':') ? reader.type() : NOTHING;
  return output && {text: end(), owner, ...receiver, parameters, output, isProperty: false};

  function end(): string {
    return beginning.slice(0, reader.at).trim();
  }
}

/** Types that hold others: those of what they hold are written as `T` in their members. */
const GENERIC = /^(?:Mut)?(?:Array|Map|Set)$/;

function selfOf(owner: string): WingType {
  const args = GENERIC.test(owner) ? [{name: 'T', args: [], isOptional: false}] : [];
  return {name: owner, args, isOptional: false};
}
