/** Node's `util` without `isDeepStrictEqual`, so that the port of `assert`, which that function needs, can use it. */
import {Buffer} from 'node:buffer';
import {stripVTControlCharacters} from 'node-inspect-extracted';
import {needFunction} from '../argumentTypes';
import {format, formatWithOptions, inspect} from './inspect';
import {utilTypes} from './utilTypes';

type Anything = (this: unknown, ...values: never[]) => unknown;
type Callback = (error: unknown, value?: unknown) => void;

/** The name of a function's own version for `promisify`. */
export const CUSTOM_PROMISIFY = Symbol.for('nodejs.util.promisify.custom');

function promisify(original: Anything): Anything {
  needFunction('original', original);
  const custom = (original as {readonly [CUSTOM_PROMISIFY]?: Anything})[CUSTOM_PROMISIFY];
  if (custom) return custom;
  const promised = function (this: unknown, ...values: unknown[]) {
    return new Promise((resolve, reject) => {
      // oxlint-disable-next-line prefer-promise-reject-errors -- the error is the callback's
      const callback: Callback = (error, value) => (error ? reject(error) : resolve(value));
      original.call(this, ...(values as never[]), callback as never);
    });
  };
  Object.setPrototypeOf(promised, Object.getPrototypeOf(original) as object);
  return Object.defineProperties(promised, Object.getOwnPropertyDescriptors(original));
}

function callbackify(original: Anything): Anything {
  needFunction('original', original);
  return function (this: unknown, ...values: unknown[]) {
    const callback = values.pop() as Callback;
    needFunction('last argument', callback);
    (original.apply(this, values as never[]) as Promise<unknown>).then(
      (value) => queueMicrotask(() => callback(null, value)),
      (error: unknown) => queueMicrotask(() => callback(error ?? new Error('The promise was rejected.'))),
    );
  };
}

function inherits(constructor: Anything, parent: Anything): void {
  Object.defineProperty(constructor, 'super_', {value: parent, writable: true, configurable: true});
  Object.setPrototypeOf(constructor.prototype as object, parent.prototype as object);
}

/** Programs run without the variable `NODE_DEBUG`, so nothing is logged. */
const debuglog = () => Object.assign(() => undefined, {enabled: false});

/** Without colours, unless they are asked for whatever the output is: that of a program is no terminal. */
function styleText(formats: string | readonly string[], text: string, {validateStream = true} = {}): string {
  const {colors} = inspect as unknown as {readonly colors: Record<string, readonly [number, number]>};
  return [formats].flat().reduceRight((inside, name) => {
    if (!Object.hasOwn(colors, name)) {
      const error = new TypeError(
        `The argument 'format' must be one of: ${Object.keys(colors).join(', ')}. Received ${inspect(name)}`,
      );
      throw Object.assign(error, {code: 'ERR_INVALID_ARG_VALUE'});
    }
    const [start, end] = colors[name]!;
    return validateStream ? inside : `\u001b[${start}m${inside}\u001b[${end}m`;
  }, text);
}

const isObject = (value: unknown) => value !== null && typeof value === 'object';

export const utilFunctions = {
  ...{format, formatWithOptions, inspect, promisify: Object.assign(promisify, {custom: CUSTOM_PROMISIFY})},
  ...{callbackify, inherits, debuglog, debug: debuglog, styleText, TextDecoder, TextEncoder},
  types: utilTypes,
  stripVTControlCharacters,
  toUSVString: (text: unknown) => String(text).replace(/\p{Surrogate}/gu, '\ufffd'),
  // A warning of Node's is no part of the output of a program.
  deprecate: <T extends Anything>(original: T): T => original,
  _extend: (target: object, source: object) => Object.assign(target, source),
  isArray: Array.isArray,
  isBoolean: (value: unknown) => typeof value === 'boolean',
  isBuffer: (value: unknown) => Buffer.isBuffer(value),
  isDate: utilTypes.isDate!,
  isError: (value: unknown) => value instanceof Error,
  isFunction: (value: unknown) => typeof value === 'function',
  isNull: (value: unknown) => value === null,
  isNullOrUndefined: (value: unknown) => value === null || value === undefined,
  isNumber: (value: unknown) => typeof value === 'number',
  isObject,
  isPrimitive: (value: unknown) => !isObject(value) && typeof value !== 'function',
  isRegExp: utilTypes.isRegExp!,
  isString: (value: unknown) => typeof value === 'string',
  isSymbol: (value: unknown) => typeof value === 'symbol',
  isUndefined: (value: unknown) => value === undefined,
};
