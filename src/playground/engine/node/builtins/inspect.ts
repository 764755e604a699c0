/**
 * Node's `inspect` and `format`, taken from Node's own code by a package. The version is the one with the words of Node 20; later
 * ones print as Node 24 does. What a script cannot see in a browser is missing: the state of a promise and what an iterator will give.
 */
import extracted, {format, formatWithOptions, inspect} from 'node-inspect-extracted';

type Inspect = typeof inspect;
type Show = (this: URL, depth: number, options: object, inspectPart: Inspect) => string;

const CUSTOM = Symbol.for('nodejs.util.inspect.custom');

const URL_PARTS = [
  'href',
  'origin',
  'protocol',
  'username',
  'password',
  'host',
  'hostname',
  'port',
  'pathname',
  'search',
  'searchParams',
  'hash',
] as const;

const showUrl: Show = function (depth, options, inspectPart) {
  if (depth < 0) return '[URL]';
  const parts = Object.fromEntries(URL_PARTS.map((part) => [part, this[part]]));
  return `URL ${inspectPart(parts, options)}`;
};

function showParameters(
  this: URLSearchParams,
  _depth: number,
  options: object,
  inspectPart: Inspect,
): string {
  const entries = [...this].map(
    ([name, value]) => `${inspectPart(name, options)} => ${inspectPart(value, options)}`,
  );
  return entries.length === 0 ? 'URLSearchParams {}' : `URLSearchParams { ${entries.join(', ')} }`;
}

// Those of a browser have no parts that a script can see. In Node, where tests run, they have such a method.
for (const [prototype, value] of [
  [URL.prototype, showUrl],
  [URLSearchParams.prototype, showParameters],
] as const) {
  if (!Object.hasOwn(prototype, CUSTOM))
    Object.defineProperty(prototype, CUSTOM, {value, configurable: true});
}

/** How many columns a text takes in a terminal. */
export const {getStringWidth} = extracted as unknown as {readonly getStringWidth: (text: string) => number};

export {format, formatWithOptions, inspect};
