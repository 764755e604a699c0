import type {NamedTypes} from './typeNames';
import {CLOSURE, NOTHING, type WingType} from './typeSyntax';

/** A type of a query, with what its name means. */
export interface WantedType {
  /** As the reader wrote it; a capital letter by itself, such as `T`, is any type. */
  readonly name: string;
  readonly isVariable: boolean;
  readonly types: NamedTypes;
  readonly args: readonly WantedType[];
  readonly output?: WantedType;
  readonly isOptional: boolean;
}

/** What types stand for `T`, as long as they are looked at. */
export type Bindings = Map<string, string>;

/** How close two types are that are not the same: 1 would be. */
const CLOSENESS = {
  /** `T` and a type, at either side; in `Array<T>` and `Array<str>`; and where `T` is known to be that type. */
  variable: 0.5,
  element: 0.85,
  sameVariable: 0.95,
  /** Where `T` is known to be another type. */
  otherVariable: 0.15,
  /** A parameter that takes anything. */
  any: 0.5,
  /** `Array` for `Array<str>`, and `inflight` for any such function. */
  withoutArguments: 0.95,
  /** `Map<str>` for a type that holds none. */
  otherArguments: 0.5,
  /** A result that may be `nil`, and one that is asked to be and cannot. */
  nullable: 0.7,
  neverNullable: 0.6,
};

export function isVariable(name: string): boolean {
  return /^[A-Z]$/.test(name);
}

/**
 * How well a type fits one that is wanted, from 0 to 1. A variable stands for any type, as in Hoogle.
 *
 * @param type with full names
 * @param bindings gets what `T` stands for
 */
export function similarity(wanted: WantedType, type: WingType, bindings: Bindings): number {
  return compare(wanted, type, bindings, CLOSENESS.variable);
}

/** @param variable how close a variable and a type are in this place */
function compare(wanted: WantedType, type: WingType, bindings: Bindings, variable: number): number {
  const named = isVariable(type.name)
    ? fillVariable(wanted, type, bindings, variable)
    : fitName(wanted, type, bindings, variable);
  return named * nullability(wanted, type);
}

function nullability(wanted: WantedType, type: WingType): number {
  if (wanted.isOptional === type.isOptional) return 1;
  return wanted.isOptional ? CLOSENESS.neverNullable : CLOSENESS.nullable;
}

function fillVariable(wanted: WantedType, {name}: WingType, bindings: Bindings, variable: number): number {
  // A method without a result does not return whatever `T` is.
  if (wanted.types.has(NOTHING.name)) return 0;
  const key = keyOf(wanted);
  const bound = bindings.get(name);
  bindings.set(name, bound ?? key);
  if (bound === undefined) return wanted.isVariable ? 1 : variable;
  if (bound !== key) return CLOSENESS.otherVariable;
  return wanted.isVariable ? 1 : CLOSENESS.sameVariable;
}

function keyOf({name, args}: WantedType): string {
  return `${name.toLowerCase()}<${args.map(keyOf).join()}>`;
}

function fitName(wanted: WantedType, type: WingType, bindings: Bindings, variable: number): number {
  if (wanted.isVariable) return type.name === NOTHING.name ? 0 : variable;
  const likely = wanted.types.get(type.name) ?? 0;
  if (likely > 0) return likely * fitInside(wanted, type, bindings);
  return type.name === 'any' && !wanted.types.has(NOTHING.name) ? CLOSENESS.any : 0;
}

/** How well what a type holds fits, or what a function takes and returns. */
function fitInside({args, output}: WantedType, type: WingType, bindings: Bindings): number {
  if (args.length === 0 && !output)
    return type.args.length > 0 || type.name === CLOSURE ? CLOSENESS.withoutArguments : 1;
  if (args.length !== type.args.length) return CLOSENESS.otherArguments;
  const parts = args.map((arg, index) => compare(arg, type.args[index]!, bindings, CLOSENESS.element));
  if (output && type.output) parts.push(similarity(output, type.output, bindings));
  return parts.reduce((product, part) => product * part, 1);
}
