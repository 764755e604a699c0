/**
 * The globals that a run needs. All others are removed, so that what browsers add later is not there either. The policy of the
 * document and its opaque origin block requests, storage and threads already; this is the second line of defence there, and
 * the only one against what no policy knows, such as a canvas that keeps the graphics card busy.
 */

/** The language as Node 20 has it, and what Node 20 has of the web. */
const KEPT_NAMES = `
  AggregateError Array ArrayBuffer Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError
  FinalizationRegistry Float32Array Float64Array Function Infinity Int16Array Int32Array Int8Array Intl JSON Map Math NaN Number
  Object Promise Proxy RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol SyntaxError TypeError URIError
  Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval globalThis isFinite isNaN parseFloat parseInt undefined unescape
  AbortController AbortSignal Blob ByteLengthQueuingStrategy CompressionStream CountQueuingStrategy Crypto CustomEvent
  DOMException DecompressionStream Event EventTarget File FormData Headers MessageChannel MessageEvent MessagePort
  Performance PerformanceEntry PerformanceMark PerformanceMeasure PerformanceObserver PerformanceObserverEntryList
  PerformanceResourceTiming ReadableByteStreamController ReadableStream ReadableStreamBYOBReader ReadableStreamBYOBRequest
  ReadableStreamDefaultController ReadableStreamDefaultReader Request Response TextDecoder TextDecoderStream TextEncoder
  TextEncoderStream TransformStream TransformStreamDefaultController URL URLSearchParams WritableStream
  WritableStreamDefaultController WritableStreamDefaultWriter
  atob btoa clearInterval clearTimeout console constructor crypto fetch performance queueMicrotask self setInterval setTimeout
  structuredClone`;

const KEPT = new Set(KEPT_NAMES.trim().split(/\s+/));

/**
 * Deletes all properties that no run needs, of an object and of what it inherits from up to `EventTarget`. One that cannot be
 * deleted becomes `undefined`.
 */
export function keepNeededGlobals(global: object): void {
  for (const holder of holdersOf(global)) {
    for (const name of Reflect.ownKeys(holder)) {
      if (typeof name === 'symbol' || KEPT.has(name) || Reflect.deleteProperty(holder, name)) continue;
      Reflect.defineProperty(holder, name, {value: undefined});
    }
  }
}

/** Objects that have the properties: without `EventTarget` and `Object`, which other objects inherit from as well. */
function holdersOf(object: object): readonly object[] {
  const next = Reflect.getPrototypeOf(object);
  return next === null || Object.hasOwn(object, 'addEventListener') ? [] : [object, ...holdersOf(next)];
}
