/**
 * Which functions call which resources, and where in the program: what permissions follow from. The compiler lists, for each method
 * of an inflight class, what it uses (`_liftMap`), and writes the inflight code with names for what is lifted.
 */
import {escapeRegExp} from '../../../lib/escapeRegExp';
import type {ResourceCall, StackFrame} from '../../messages/runEvents';
import {SDK_FOLDER} from '../compiler/instance';
import type {Realm} from '../node/realm';
import {PROJECT_FOLDER} from '../projectFolder';
import {type ReadText, readMap, toPlace} from './stackFrames';

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
/** The method that creates an object inflight; whoever uses any other method calls it as well. */
const INIT = '$inflight_init';
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
    const isResource = isOfSdk(value);
    if (isResource) {
      const call = {function: host.node.path, resource: value.node.path, operation};
      if (places.length === 0) calls.push(call);
      else calls.push(...places.map((place) => ({...call, place})));
    }
    const known = visited.get(value) ?? new Set();
    if (known.has(operation)) return;
    visited.set(value, known.add(operation));
    const code = type && readCode(value, type, lifting);
    for (const [used, usedOperations] of liftMapOf(value)?.[operation] ?? []) {
      // Who calls a function may do what its code does. What else the SDK's resources use is a part of theirs.
      if (isResource && isOfSdk(used)) continue;
      visitInit(used);
      for (const one of usedOperations) visit(used, one, code ? placesOf(code, used, one, readText) : []);
    }
  };
  const visitInit = (value: Liftable): void => {
    if (compiledType(value)) visit(value, INIT, []);
  };
  visitInit(object);
  for (const operation of operations) visit(object, operation, []);
  return calls;
}

/** Whether it is a resource, and of no class of the program. */
function isOfSdk(value: Liftable): value is NonNullable<Liftable> & {readonly node: {readonly path: string}} {
  return value?.node !== undefined && !compiledType(value);
}

function liftMapOf(value: Liftable): LiftMap | undefined {
  if (typeof value !== 'function') return value?._liftMap;
  return (value as {readonly _liftTypeMap?: LiftMap})._liftTypeMap;
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
  const own = names.filter(([, named]) => named === object).map(([name]) => escapeRegExp(name));
  const map = own.length > 0 && readMap(`${path}.map`, readText);
  if (!map) return [];
  const call = new RegExp(`(?<![\\w$])(${own.join('|')})\\??\\.${escapeRegExp(method)}(?:\\?\\.)?\\(`, 'g');
  const found = new Map<string, number>();
  return readText(path)
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(call)].flatMap(({1: name, index: column}) => {
        const place = toPlace({path, map, line: index + 1, column: column + 1}, readText);
        if (!place) return [];
        const key = `${name} ${place.file}:${place.line}:${place.column}`;
        const before = found.get(key) ?? 0;
        found.set(key, before + 1);
        return [callAfter(place, {receiver: sourceOf(name!), method, before}, readText)];
      }),
    );
}

interface SoughtCall {
  /** A pattern. */
  readonly receiver: string;
  readonly method: string;
  /** How many such calls come before it. */
  readonly before: number;
}

/**
 * The source maps have no places for what is inside the arguments of a call, but that of the call itself: the calls in there are
 * found in the text after it.
 */
function callAfter(
  place: StackFrame,
  {receiver, method, before}: SoughtCall,
  readText: ReadText,
): StackFrame {
  const {file, line, column} = place;
  const text = readText(`${PROJECT_FOLDER}/${file}`);
  const call = new RegExp(`(?<![\\w.])${receiver}${DOT}${escapeRegExp(method)}\\s*\\(`, 'g');
  call.lastIndex = offsetOf(text, line) + column - 1;
  let match = call.exec(text);
  for (let count = 0; match && count < before; count++) match = call.exec(text);
  if (!match) return place;
  const lines = text.slice(0, match.index).split('\n');
  return {file, line: lines.length, column: lines.at(-1)!.length + 1};
}

/** @param line from one */
function offsetOf(text: string, line: number): number {
  let offset = 0;
  for (let count = 1; count < line; count++) offset = text.indexOf('\n', offset) + 1;
  return offset;
}

/** Also in `uploads?.put` and `uploads!.put`, and in a new line. */
const DOT = String.raw`\s*[?!]?\s*\.\s*`;

/** A name of the code as it is in the program: `$this_bucket` is `this.bucket`, but `my_bucket` can be a name as well. */
function sourceOf(name: string): string {
  const parts = name.replace(PARENT_THIS, '$this').slice(1).split('_').map(escapeRegExp);
  return parts.join(`(?:_|${DOT})`);
}

/** The object around a function of the program, in the function's code. */
const PARENT_THIS = /^\$__parent_this_\d+/;
