import {formatCount} from '../formatCount';
import {boundedText, Refusal} from './refusal';

/** Plain data: what JSON can say, and `undefined`, which a message can carry. */
export type Data =
  undefined | null | boolean | number | string | readonly Data[] | {readonly [name: string]: Data};

/** How much of it there may be. */
export interface DataBounds {
  /** In all texts and names of properties together; for JSON, in its text as well. UTF-16 code units. */
  readonly characters: number;
  /** Lists and objects inside each other: a text has none, `[[]]` has two. */
  readonly depth: number;
  /** Texts, numbers, lists, objects and all else, together. */
  readonly values: number;
}

/**
 * Parses JSON. Its length is looked at before anything else; what it holds is plain data within the bounds.
 *
 * @param name what it is, as a sentence begins: `The draft`
 * @throws Refusal
 */
export function boundedJson(text: unknown, name: string, bounds: DataBounds): Data {
  const json = boundedText(text, name, bounds.characters);
  // A parser takes a fifth of a second for a million lists inside each other, and an object of many properties half as long.
  assertSmall(json, name, bounds);
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    // The parser's own words differ between browsers, and a deep text may exhaust its stack.
    throw new Refusal(`${name} is not JSON.`);
  }
  return boundedData(value, name, bounds);
}

/**
 * Looks at a value that another document, a worker or a parser has made: all of it, but never at more than the bounds allow. What
 * it gives back is the value itself, so nobody else may hold it and change it: a message is a copy.
 *
 * @param name what it is, as a sentence begins: `The message`
 * @throws Refusal for functions, classes, maps, bytes and the like, for a property `__proto__`, and for too much of anything
 */
export function boundedData(value: unknown, name: string, bounds: DataBounds): Data {
  assertData(value, name, bounds);
  return value;
}

function assertData(whole: unknown, name: string, bounds: DataBounds): asserts whole is Data {
  let characters = 0;
  let values = 0;
  const left: [value: unknown, depth: number][] = [];

  const add = (found: number) => {
    characters += found;
    if (characters > bounds.characters) {
      throw new Refusal(`${name} has more than ${formatCount(bounds.characters)} characters.`);
    }
  };
  // Counted before they are looked at, so that a list of a billion holes is none.
  const announce = (found: number) => {
    values += found;
    if (values > bounds.values) throw tooMany(name, bounds);
  };

  announce(1);
  left.push([whole, 1]);
  for (let next = left.pop(); next; next = left.pop()) {
    const [value, depth] = next;
    if (typeof value === 'string') add(value.length);
    if (isScalar(value)) continue;
    const kind = typeof value;
    if (!isPlain(value)) throw new Refusal(`${name} has a ${kind} that is no plain data.`);
    if (depth > bounds.depth) throw tooDeep(name, bounds);
    if (Array.isArray(value)) {
      announce(value.length);
      for (const item of value as readonly unknown[]) left.push([item, depth + 1]);
      continue;
    }
    const entries = Object.entries(value);
    announce(entries.length);
    for (const [property, item] of entries) {
      add(property.length);
      if (property === '__proto__') throw new Refusal(`${name} has a property “__proto__”; none is allowed.`);
      left.push([item, depth + 1]);
    }
  }
}

function tooDeep(name: string, {depth}: DataBounds): Refusal {
  return new Refusal(`${name} is nested deeper than ${formatCount(depth)} levels.`);
}

function tooMany(name: string, {values}: DataBounds): Refusal {
  return new Refusal(`${name} has more than ${formatCount(values)} values.`);
}

/**
 * Counts brackets, braces and commas of a text outside of its strings: how deep they stand, and how many values there are at
 * least, which are more than the commas. It need not be JSON.
 */
function assertSmall(json: string, name: string, bounds: DataBounds): void {
  let level = 0;
  let commas = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]!;
    if (sign === '"') at = endOfString(json, at);
    else if (sign === ']' || sign === '}') level--;
    else if (sign === ',' && ++commas >= bounds.values) throw tooMany(name, bounds);
    else if ((sign === '[' || sign === '{') && ++level > bounds.depth) throw tooDeep(name, bounds);
  }
}

/** @returns where the quote stands that ends the string, or the end of the text */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}

function isScalar(value: unknown): boolean {
  return value === null || ['undefined', 'boolean', 'number', 'string'].includes(typeof value);
}

/** A list, or an object that has no class: it may come from another realm, which has its own `Object`. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
