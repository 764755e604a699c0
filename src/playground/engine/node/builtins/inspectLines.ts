/**
 * `util.inspect` with `compact: false` and sorted keys, as Node's `assert` uses it to compare two values line by line. The port
 * of `util` puts small values on one line. A package with Node's own `inspect` would add 12 kB to the engine.
 */

/** @param inspect prints a value without parts */
export function inspectLines(value: unknown, inspect: (value: unknown) => string): string {
  const show = (part: unknown, around: readonly object[]): string => {
    if (typeof part === 'string') return quote(part);
    if (typeof part !== 'object' || part === null) return inspect(part);
    if (around.includes(part)) return '[Circular *1]';
    const inside = [...around, part];
    const nested = (one: unknown) => show(one, inside).replaceAll('\n', '\n  ');
    if (Array.isArray(part)) return inBrackets('[', part.map(nested), ']');
    if (part instanceof Map) {
      const entries = [...part].map(([key, one]) => `${nested(key)} => ${nested(one)}`);
      return inBrackets(`Map(${part.size}) {`, entries.sort(), '}');
    }
    if (part instanceof Set) return inBrackets(`Set(${part.size}) {`, [...part].map(nested).sort(), '}');
    if (!hasParts(part)) return inspect(part);
    const entries = Object.entries(part).map(([key, one]) => `${showKey(key)}: ${nested(one)}`);
    return inBrackets(`${prefixOf(part)}{`, entries.sort(), '}');
  };
  return show(value, []);
}

const PLAIN = '[object Object]';
const NAME = /^[a-zA-Z_][a-zA-Z_0-9]*$/;

/** Errors, dates and the like have none: they are printed as a whole. */
function hasParts(value: object): boolean {
  return Object.prototype.toString.call(value) === PLAIN;
}

function inBrackets(open: string, parts: readonly string[], close: string): string {
  return parts.length === 0 ? open + close : `${open}\n  ${parts.join(',\n  ')}\n${close}`;
}

function prefixOf(value: object): string {
  const prototype = Object.getPrototypeOf(value) as object | null;
  if (prototype === null) return '[Object: null prototype] ';
  const {name} = prototype.constructor;
  return name === 'Object' ? '' : `${name} `;
}

function showKey(key: string): string {
  return NAME.test(key) ? key : quote(key);
}

/** Node uses the first kind of quotes that is not in the text. */
function quote(text: string): string {
  const mark = ["'", '"', '`'].find((one) => !text.includes(one)) ?? "'";
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return mark + escaped.replaceAll(mark, `\\${mark}`) + mark;
}
