/** Node's `util.types`, by the tags of JavaScript. Whether an object is a proxy or a module cannot be seen from a script. */
import {withMissingFunctions} from './missingFunctions';

type Test = (value: unknown) => boolean;

const TYPED_ARRAYS = [
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
] as const;

/** Names of the functions, without `is`, whose tag is another one. */
const OTHER_TAGS = {ArgumentsObject: 'Arguments', MapIterator: 'Map Iterator', SetIterator: 'Set Iterator'};

const SAME_TAGS =
  `ArrayBuffer CryptoKey DataView Date Map Promise RegExp Set SharedArrayBuffer WeakMap WeakSet`.split(' ');

const PRIMITIVES = ['BigInt', 'Boolean', 'Number', 'String', 'Symbol'] as const;

const typedArrayTag = Object.getOwnPropertyDescriptor(
  Object.getPrototypeOf(Uint8Array.prototype) as object,
  Symbol.toStringTag,
)!.get!;

const tagOf = (value: unknown) => Object.prototype.toString.call(value).slice('[object '.length, -1);
const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const hasTag =
  (tag: string): Test =>
  (value) =>
    isObject(value) && tagOf(value) === tag;
const isBoxed = (tag: string): Test => {
  const {valueOf} = (globalThis as unknown as Record<string, {readonly prototype: object}>)[tag]!.prototype;
  return (value) => {
    if (!isObject(value)) return false;
    try {
      valueOf.call(value);
      return true;
    } catch {
      return false;
    }
  };
};
const isFunctionOf =
  (...tags: readonly string[]): Test =>
  (value) =>
    typeof value === 'function' && tags.includes(tagOf(value));

const boxed = Object.fromEntries(PRIMITIVES.map((tag) => [`is${tag}Object`, isBoxed(tag)]));

/** They throw: a script cannot see it. */
const NOT_VISIBLE = withMissingFunctions('util/types', {}) as Record<string, Test>;

export const utilTypes: Readonly<Record<string, Test>> = {
  ...NOT_VISIBLE,
  ...Object.fromEntries(SAME_TAGS.map((tag) => [`is${tag}`, hasTag(tag)])),
  ...Object.fromEntries(Object.entries(OTHER_TAGS).map(([name, tag]) => [`is${name}`, hasTag(tag)])),
  ...Object.fromEntries(
    TYPED_ARRAYS.map((name) => [`is${name}`, (value: unknown) => typedArrayTag.call(value) === name]),
  ),
  ...boxed,
  isBoxedPrimitive: (value) => Object.values(boxed).some((test) => test(value)),
  isNativeError: (value) => value instanceof Error && tagOf(value) === 'Error',
  isAsyncFunction: isFunctionOf('AsyncFunction', 'AsyncGeneratorFunction'),
  isGeneratorFunction: isFunctionOf('GeneratorFunction', 'AsyncGeneratorFunction'),
  isGeneratorObject: (value) => ['Generator', 'AsyncGenerator'].includes(tagOf(value)),
  isAnyArrayBuffer: (value) => ['ArrayBuffer', 'SharedArrayBuffer'].includes(tagOf(value)),
  isArrayBufferView: (value) => ArrayBuffer.isView(value),
  isTypedArray: (value) => typedArrayTag.call(value) !== undefined,
  // Values that only programs in other languages make.
  isExternal: () => false,
  isKeyObject: () => false,
};
