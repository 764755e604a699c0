/**
 * Which functions call which resources, and where in the program: what permissions follow from. The compiler lists, for each method
 * of an inflight class, what it uses (`_liftMap`), and writes the inflight code with names for what is lifted.
 */
import type {ResourceCall, StackFrame} from '../../messages/runEvents';
import {SDK_FOLDER} from '../compiler/instance';
import type {Realm} from '../node/realm';
import {type ReadText, toPlace} from './stackFrames';

/** Objects that a method uses, with the methods of theirs. */
type LiftMap = Readonly<
  Record<string, readonly (readonly [object: Liftable, operations: readonly string[]])[]>
>;

/** A value of preflight, as far as it matters here: a resource, an object or a class of the program, or plain data. */
type Liftable =
  | {
      readonly node?: {readonly path: string};
      readonly _liftMap?: LiftMap;
      readonly _liftedState?: () => Record<string, unknown>;
    }
  | null
  | undefined;

interface Lift {
  readonly object: Liftable;
  readonly host: {readonly node: {readonly path: string}};
  readonly operations: readonly string[];
}

interface LiftingModule {
  liftObject(object: unknown): string;
  Lifting: {lift(object: Liftable, host: Lift['host'], operations: readonly string[]): void};
}

const LIFTING_MODULE = `${SDK_FOLDER}/lib/core/lifting.js`;
/** In the source of the method, the folder is an expression. */
const INFLIGHT_FILE = /[^"]*\/inflight\.[^"]*\.cjs/;
/** A name of what is lifted, and the number of what it stands for. */
const NAME = /(\$[\w$]+): #(\d+)#/g;

/** @returns the calls of what preflight lifts from now on; to be called before the program is loaded in the process */
export function watchCalls(realm: Realm, readText: ReadText): () => readonly ResourceCall[] {
  const lifting = realm.load(LIFTING_MODULE) as LiftingModule;
  const lifts: Lift[] = [];
  const {lift} = lifting.Lifting;
  lifting.Lifting.lift = function (this: unknown, object, host, operations) {
    lifts.push({object, host, operations});
    return lift.call(this, object, host, operations);
  };
  return () => {
    const calls = lifts.flatMap((one) => collect(one, lifting, readText));
    return [...new Map(calls.map((call) => [JSON.stringify(call), call])).values()];
  };
}

function collect(
  {object, host, operations}: Lift,
  lifting: LiftingModule,
  readText: ReadText,
): ResourceCall[] {
  const calls: ResourceCall[] = [];
  const visited = new Map<Liftable, Set<string>>();
  const visit = (value: Liftable, operation: string, places: readonly StackFrame[]): void => {
    const type = compiledType(value);
    if (!type && value?.node) {
      const call = {function: host.node.path, resource: value.node.path, operation};
      if (places.length === 0) calls.push(call);
      else calls.push(...places.map((place) => ({...call, place})));
      return;
    }
    const known = visited.get(value) ?? new Set();
    if (known.has(operation)) return;
    visited.set(value, known.add(operation));
    const code = type && readCode(value, type, lifting);
    const map =
      value &&
      (typeof value === 'function'
        ? (value as {readonly _liftTypeMap?: LiftMap})._liftTypeMap
        : value._liftMap);
    for (const [used, usedOperations] of map?.[operation] ?? [])
      for (const one of usedOperations) visit(used, one, code ? placesOf(code, used, one, readText) : []);
  };
  for (const operation of operations) visit(object, operation, []);
  return calls;
}

/** The class of an object of the program; nothing for what the SDK has made. */
function compiledType(value: Liftable): CompiledType | undefined {
  if (value === null || value === undefined) return undefined;
  const type = (typeof value === 'function' ? value : value.constructor) as Partial<CompiledType>;
  return type._toInflightType && INFLIGHT_FILE.test(String(type._toInflightType))
    ? (type as CompiledType)
    : undefined;
}

interface CompiledType {
  _toInflightType(): string;
}

/** The inflight code of a class. */
interface Code {
  readonly path: string;
  /** The names that stand for what is lifted. */
  readonly names: readonly (readonly [name: string, object: unknown])[];
}

function readCode(value: Liftable, type: CompiledType, lifting: LiftingModule): Code {
  const {liftObject} = lifting;
  const objects: unknown[] = [];
  // Writes a number in place of the code that would make the object.
  lifting.liftObject = (object) => `#${objects.push(object) - 1}#`;
  try {
    const text = type._toInflightType();
    const state = Object.entries(value?._liftedState?.() ?? {}).map(
      ([name, code]) => `${name}: ${String(code)}`,
    );
    const named = [text, ...state].join('\n').matchAll(NAME);
    return {
      path: INFLIGHT_FILE.exec(text)![0],
      names: [...named].map(([, name, index]) => [name!, objects[Number(index)]]),
    };
  } finally {
    lifting.liftObject = liftObject;
  }
}

/** The places of the calls of a method, by the names of its object in the code. */
function placesOf({path, names}: Code, object: unknown, method: string, readText: ReadText): StackFrame[] {
  const own = names.filter(([, named]) => named === object).map(([name]) => escape(name));
  if (own.length === 0) return [];
  const call = new RegExp(`(?<![\\w$])(?:${own.join('|')})\\??\\.${escape(method)}\\(`, 'g');
  return readText(path)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(call)].flatMap(
        ({index: column}) => toPlace(path, index + 1, column + 1, readText) ?? [],
      ),
    );
}

function escape(text: string): string {
  return text.replace(/[$.*+?^{}()|[\]\\]/g, '\\$&');
}
