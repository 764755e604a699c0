import type {Signature} from './signature';
import {type Bindings, similarity, type WantedType} from './similarity';
import type {WingType} from './typeSyntax';

/** A query whose names are known. */
export interface Wanted {
  readonly inputs?: readonly WantedType[];
  readonly output?: WantedType;
}

/** Something that goes into a member. */
interface Input {
  readonly type: WingType;
  readonly role: 'receiver' | 'parameter' | 'optional' | 'rest';
}

/** What is left of the score for each thing that is not as the query has it. */
const PENALTIES = {
  /** An input of the query that the member does not take. */
  unused: 0.3,
  /** What the member takes beside the inputs of the query. */
  missing: {receiver: 0.6, parameter: 0.75, optional: 0.99, rest: 0.97},
  /** The same where the query names the receiver alone, and so asks for its members. */
  missingOfMember: {receiver: 1, parameter: 0.92, optional: 0.99, rest: 0.92},
  /** The same where the query says nothing of inputs. */
  missingOfAny: {receiver: 0.9, parameter: 0.98, optional: 0.99, rest: 0.97},
  /** Inputs in another order. */
  otherOrder: 0.95,
};

/** Less than this of an input is none. */
const MIN_SCORE = 0.1;

/**
 * How well a member answers a query, from 0 to 1.
 *
 * @param signature with full names of types
 */
export function scoreOf(wanted: Wanted, signature: Signature): number {
  const bindings: Bindings = new Map();
  const inputs = inputsOf(signature);
  const taken = takeInputs(wanted.inputs ?? [], inputs, bindings);
  const output = wanted.output ? similarity(wanted.output, signature.output, bindings) : 1;
  const unused = (wanted.inputs?.length ?? 0) - taken.size;
  if (output === 0 || (taken.size === 0 && unused > 0)) return 0;
  const penalties = penaltiesFor(
    wanted,
    [...taken.keys()].map((place) => inputs[place]!),
  );
  let score = output * PENALTIES.unused ** unused;
  for (const closeness of taken.values()) score *= closeness;
  for (const [place, {role}] of inputs.entries()) if (!taken.has(place)) score *= penalties[role];
  return isSorted([...taken.keys()]) ? score : score * PENALTIES.otherOrder;
}

/** Each input of the query takes the one of the member that is closest: its place, and how close it is. */
function takeInputs(
  wanted: readonly WantedType[],
  inputs: readonly Input[],
  bindings: Bindings,
): ReadonlyMap<number, number> {
  const taken = new Map<number, number>();
  for (const one of wanted) {
    let best = {place: -1, closeness: MIN_SCORE, bindings};
    for (const [place, input] of inputs.entries()) {
      if (taken.has(place)) continue;
      const tried = new Map(bindings);
      const closeness = closenessOf(one, input, tried);
      if (closeness > best.closeness) best = {place, closeness, bindings: tried};
    }
    if (best.place < 0) continue;
    taken.set(best.place, best.closeness);
    for (const [variable, key] of best.bindings) bindings.set(variable, key);
  }
  return taken;
}

function closenessOf(wanted: WantedType, {type, role}: Input, bindings: Bindings): number {
  const one = role === 'optional' ? {...wanted, isOptional: false} : wanted;
  const whole = similarity(one, type, bindings);
  const [item] = role === 'rest' ? type.args : [];
  return item ? Math.max(whole, similarity(one, item, bindings)) : whole;
}

function isSorted(places: readonly number[]): boolean {
  return places.every((place, index) => index === 0 || places[index - 1]! < place);
}

function inputsOf({receiver, parameters}: Signature): readonly Input[] {
  return [
    ...(receiver ? [{type: receiver, role: 'receiver'} as const] : []),
    ...parameters.map(({type, isRest}) => {
      const role = isRest ? 'rest' : type.isOptional ? 'optional' : 'parameter';
      // What may be left out takes the type itself as well as `nil`.
      return {type: type.isOptional ? {...type, isOptional: false} : type, role} as const;
    }),
  ];
}

function penaltiesFor({inputs}: Wanted, found: readonly Input[]) {
  if (!inputs) return PENALTIES.missingOfAny;
  return inputs.length === 1 && found[0]?.role === 'receiver' ? PENALTIES.missingOfMember : PENALTIES.missing;
}
