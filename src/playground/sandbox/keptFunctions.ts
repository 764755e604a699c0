/**
 * Functions of the language, as they were when this module was loaded. The guard calls no others: a program shares its globals,
 * and could replace `String.prototype.slice` to get around a limit.
 */
const {call} = Function.prototype;

export const {parse, stringify} = JSON;
export const slice = toFunction<[start: number, end?: number], string>(String.prototype.slice);
export const indexOf = toFunction<[part: string, start?: number], number>(String.prototype.indexOf);

/** A method of texts as a function: `slice('abc', 1)`. A bound function looks nothing up when it is called. */
function toFunction<Args extends readonly unknown[], Result>(
  method: (this: string, ...args: Args) => Result,
): (text: string, ...args: Args) => Result {
  return call.bind(method) as (text: string, ...args: Args) => Result;
}
