/** Small programs whose output has to be that of the command line. */

export interface ComparedProgram {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  /** Why it differs, which the documentation of the playground says as well. @default it does not */
  readonly differs?: string;
}

/** A program that is Wing alone. */
function wing(name: string, text: string, more: Readonly<Record<string, string>> = {}): ComparedProgram {
  return {name, files: {'main.w': text, ...more}};
}

/** A program that runs the body of an extern in a test, and prints what it returns. */
function inflight(name: string, body: string, more: Readonly<Record<string, string>> = {}): ComparedProgram {
  return extern(name, 'inflight', body, more);
}

/** A program that runs the body of an extern in preflight. */
function preflight(name: string, body: string, more: Readonly<Record<string, string>> = {}): ComparedProgram {
  return extern(name, 'preflight', body, more);
}

function extern(
  name: string,
  phase: 'inflight' | 'preflight',
  body: string,
  more: Readonly<Record<string, string>>,
): ComparedProgram {
  const isInflight = phase === 'inflight';
  const file = Object.keys(more).find((path) => path.startsWith('lib.')) ?? 'lib.js';
  const main = `class Library {
  extern "./${file}" pub static ${isInflight ? 'inflight ' : ''}go(): void;
}
${isInflight ? 'test "t" { Library.go(); }' : 'Library.go();'}
`;
  const files = {
    'main.w': main,
    'lib.js': `exports.go = ${isInflight ? 'async ' : ''}() => {\n${body}\n};\n`,
    ...more,
  };
  return {name: `${phase}: ${name}`, files};
}

export const PROGRAMS: readonly ComparedProgram[] = [
  // What `log` prints.
  wing('log of quotes', String.raw`log({s: "it's"}); log({s: "\"a\" 'b'"}); log({s: "'\"" });`),
  wing('log of an array', 'log(Json [1, 2, 3, 4, 5, 6, 7]); log(Json ["a", "b"]);'),
  wing(
    'log of a long object',
    'log({items: ["one", "two"], note: "a line that is somewhat long", total: 120});',
  ),
  wing('log of nested objects', 'log({a: {b: {c: {d: {e: 1}}}}}); log({a: [{b: [{c: [1]}]}]});'),
  wing('log of a long text', 'let var s = ""; for i in 0..30 { s = s + "word{i} "; } log({s: s}); log(s);'),
  wing('log of lines', String.raw`log("a\nb"); log({s: "a\nb\tc"}); log("");`),
  wing('log of many elements', 'let a = MutArray<num>[]; for i in 0..120 { a.push(i); } log(Json a.copy());'),
  wing('log of numbers', 'log({a: 1.5, b: -0, c: 10000000000000000000000, d: 0.1 + 0.2}); log(1/3);'),
  wing(
    'log of other letters',
    String.raw`log({s: "ü 日本 😀"}); log(Json ["日本", "日本", "日本", "日本", "日本", "日本", "日本"]);`,
  ),
  wing('log of keys', 'log({"a-b": 1, "2": 2, "ok_1": 3, "ü": 4});'),
  wing(
    'log in a test',
    String.raw`test "t" { log({s: "it's", list: [1, 2, 3, 4, 5, 6, 7, 8]}); log("{1 + 1}"); log("a\nb"); }`,
  ),
  wing(
    'log of booleans and nil',
    'let j = Json {a: true, b: nil}; log(j); log(Json true); log(Json "text"); log(Json 3);',
  ),
  wing(
    'log of maps and sets',
    'log({m: {"a": 1}}); test "t" { let m = MutMap<num>{"a" => 1}; log("{m.get("a")} {Json m.copy()}"); }',
  ),
  wing('log of stringify', 'log(Json.stringify({a: [1, "x"]}, indent: 2)); log(Json.stringify({a: [1]}));'),
  wing(
    'log of objects in a column',
    'log(Json [{id: 1, name: "one"}, {id: 2, name: "two"}, {id: 3, name: "three"}]);',
  ),
  wing(
    'log of a date and a duration',
    'log("{5m} {1.5h}"); log(std.Datetime.fromIso("2024-01-02T03:04:05.000Z").toIso());',
  ),

  // What `console` prints in externs.
  inflight(
    'console.log of values',
    `console.log(3, 'items'); console.log(new Set([1]), new Map([['a', 1]]), new Date(0));`,
  ),
  preflight(
    'console.log of values',
    `console.log(3, 'items'); console.log(new Set([1]), new Map([['a', 1]]), new Date(0));`,
  ),
  preflight(
    'primitive values',
    'console.log(null, undefined, true, -0, 1n, NaN, Symbol("s"), "text");\nconsole.log([null, undefined, true, -0, 1n, NaN, Symbol("s"), "text"]);',
  ),
  preflight(
    'functions and classes',
    'class A {} class B extends A { x = 1; #y = 2; static z = 3 }\nfunction named() {}\nconsole.log(A, B, new A(), new B(), named, () => 1, async () => 1, function* () {});\nconsole.log([A, B, named, () => 1, async () => 1, function* g() {}]);',
  ),
  preflight(
    'collections',
    'console.log(new Map([["a", {b: new Set([1, [2]])}], [{k: 1}, 2]]), new WeakMap(), new WeakSet());',
  ),
  preflight(
    'binary data',
    'console.log(Buffer.from("hello"), new Uint8Array([1, 2]), new Float64Array(2), new ArrayBuffer(4), new DataView(new ArrayBuffer(2)));',
  ),
  preflight('a long buffer', 'console.log(Buffer.alloc(80, 7), {b: Buffer.from([1])});'),
  preflight(
    'getters',
    'console.log({get a() { return 1; }, set b(x) {}, get c() { return 1; }, set c(x) {}});',
  ),
  preflight(
    'circles',
    'const a = {n: 1}; a.self = a; console.log(a); const b = [1]; b.push(b, {b}); console.log(b);',
  ),
  preflight(
    'boxed values',
    'console.log(new String("abc"), new Number(3), new Boolean(false), Object(1n), Object(Symbol("q")));',
  ),
  preflight(
    'prototypes',
    'console.log(Object.create(null), Object.create({a: 1}), Object.assign(Object.create(null), {a: 1}), new (class Foo extends Map {})([[1, 2]]), new (class Bar extends Array {})(2));',
  ),
  preflight('symbols as keys', 'console.log({[Symbol("k")]: 1, [Symbol.toStringTag]: "Tag", a: 1});'),
  preflight(
    'holes',
    'console.log([, 1, , 3], new Array(5), [undefined, , null], Object.assign([1], {x: 1}));',
  ),
  preflight(
    'many elements',
    'console.log(Array.from({length: 120}, (_, i) => i * 7)); console.log(new Set(Array.from({length: 120}, (_, i) => i)));',
  ),
  preflight(
    'columns of texts',
    'console.log(Array.from({length: 27}, (_, i) => (i % 2 ? "aa" : "bbbbbb"))); console.log(Array.from({length: 9}, (_, i) => i * 1.25));',
  ),
  preflight(
    'long texts',
    'console.log({t: "x".repeat(120)}); console.log(["line one that is long\\nline two that is long as well\\nline three"]);',
  ),
  preflight(
    'regular expressions and dates',
    'console.log(/a+/gi, [new Date(1e12), new Date(NaN)], {re: /x\\/y/});',
  ),
  preflight('promises that wait', 'console.log(new Promise(() => {}), (async () => { await 1; })());'),
  preflight(
    'URLs',
    'console.log(new URL("https://u:p@example.com:8080/a?b=c#d"), new URLSearchParams("a=1&b=2")); console.log({u: new URL("http://a.b")}, String(new URL("http://a.b/c")));',
  ),
  preflight('proxies', 'console.log(new Proxy({a: 1}, {}), new Proxy(() => 1, {}));'),
  preflight(
    'arguments and generators',
    '(function () { console.log(arguments); })(1, 2); console.log((function* () {})(), Math, JSON, Reflect);',
  ),
  preflight(
    'custom inspection',
    'const util = require("util"); console.log({[util.inspect.custom]: (depth, options, inspect) => `custom ${depth} ${typeof inspect}`}, [{[Symbol.for("nodejs.util.inspect.custom")]() { return {a: 1}; }}]);',
  ),
  preflight(
    'errors without a stack',
    'const e = new TypeError("x"); e.stack = "TypeError: x"; console.log(e, [e], {e}); const c = new Error("y", {cause: e}); c.stack = "Error: y"; c.code = "E"; console.log(c);',
  ),
  preflight(
    'an aggregate error',
    'const e = new AggregateError([Object.assign(new Error("i"), {stack: "Error: i"})], "agg"); e.stack = "AggregateError: agg"; console.log(e);',
  ),
  preflight(
    'formats',
    'console.log("%s is %d, %i, %f", "a", 1.5, 2.9, "3.25"); console.log("%j %o", {a: 1}, [1]); console.log("%O", {a: {b: {c: {d: 1}}}}); console.log("%c%s", "css", "x"); console.log("100%", 1); console.log("%%s %s", "x");',
  ),
  preflight(
    'formats of other values',
    'console.log("%s %s %s", {a: {b: 1}}, [1, "a"], Symbol("x")); console.log("%s %s %s %s", -0, 1n, null, undefined); console.log("%d %d %i", 42n, "x", {}); console.log("%s", class A {}, () => 1); console.log("%s"); console.log("%s", "a", {b: 1});',
  ),
  preflight(
    'format without a format',
    'console.log({a: 1}, "x", [1]); console.log("a", "b", {c: 1}); console.log(); console.log("");',
  ),
  preflight(
    'console.table',
    'console.table([{a: 1, b: "x"}, {a: 2, c: true}]); console.table([[1, 2], [3, 4]]); console.table({x: {v: 1}, y: {v: 2}}); console.table([1, "two", {a: 3}]);',
  ),
  preflight(
    'console.table of columns',
    'console.table([{a: 1, b: 2}, {a: 3, b: 4}], ["b"]); console.table("text"); console.table(new Map([["k", {v: 1}]])); console.table(new Set(["日本", 2])); console.table([]);',
  ),
  preflight(
    'console.dir',
    'console.dir({a: {b: {c: {d: 1}}}}); console.dir({a: {b: {c: {d: 1}}}}, {depth: 0}); console.dir("text"); console.dirxml({a: 1}, [2]);',
  ),
  preflight(
    'console.group',
    'console.group("one"); console.log("a\\nb"); console.group(); console.log({a: 1}); console.groupEnd(); console.groupEnd(); console.groupEnd(); console.log("out");',
  ),
  preflight(
    'console.group and width',
    'console.group("g"); console.log(Array.from({length: 30}, (_, i) => i)); console.groupEnd();',
  ),
  preflight(
    'console.count',
    'console.count(); console.count("x"); console.count("x"); console.countReset("x"); console.count("x"); console.countReset("none");',
  ),
  preflight(
    'console.assert',
    'console.assert(true, "no"); console.assert(false); console.assert(false, "why %s", "x"); console.assert(false, {a: 1}); console.assert();',
  ),
  preflight(
    'console.error and warn',
    'console.error("bad %s", "x", {a: 1}); console.warn([1, 2]); console.info("i"); console.debug("d");',
  ),
  inflight(
    'console.error and warn',
    'console.error("bad %s", "x", {a: 1}); console.warn([1, 2]); console.info("i"); console.debug("d");',
  ),
  inflight(
    'console.error of nothing',
    'console.error(); console.error(""); console.warn("a", "b"); console.error({a: {b: 1}});',
  ),
  inflight(
    'console.error of lines',
    'console.error("one\\ntwo"); console.log("one\\ntwo"); console.log({s: "it\'s"});',
  ),
  inflight(
    'console.error of an error',
    'const e = new Error("boom"); e.stack = "Error: boom"; console.error(e); console.error("with", e);',
  ),
  inflight(
    'all of console',
    'console.table([{a: 1}]); console.dir({a: 1}); console.group("g"); console.log("in"); console.groupEnd(); console.count(); console.assert(false, "x");',
  ),
  inflight(
    'console.log of long values',
    'console.log({items: ["one", "two"], note: "a line that is somewhat long", total: 120, more: [1, 2, 3, 4, 5, 6, 7]});',
  ),
  preflight(
    'console.time',
    'console.timeEnd("none"); console.timeLog("none"); console.time("a"); console.time("a"); console.log(typeof console.timeEnd);',
  ),
  preflight('console.log without this', 'const {log} = console; log("free"); [1].forEach(console.log);'),
  preflight(
    'process.stdout',
    'process.stdout.write("a"); process.stdout.write("b\\n"); process.stderr.write("c\\n");',
  ),

  // Node's `util`.
  preflight(
    'util.inspect options',
    'const {inspect} = require("util"); const v = {b: [1, {c: {d: 1}}], a: "x".repeat(90)}; console.log(inspect(v, {depth: 0})); console.log(inspect(v, {compact: false, sorted: true})); console.log(inspect(v, {breakLength: 40})); console.log(inspect([1, 2, 3], {maxArrayLength: 1})); console.log(inspect("x".repeat(20), {maxStringLength: 5})); console.log(JSON.stringify(inspect({a: 1}, {colors: true}))); console.log(inspect([3], {showHidden: true})); console.log(inspect(1234567.891, {numericSeparator: true}));',
  ),
  preflight(
    'util.inspect of older form',
    'const {inspect} = require("util"); console.log(inspect({a: {b: {c: {}}}}, false, 0)); console.log(inspect.defaultOptions.depth, typeof inspect.colors, typeof inspect.styles);',
  ),
  preflight(
    'util.format',
    'const {format, formatWithOptions} = require("util"); console.log(format("%s", 1, 2)); console.log(formatWithOptions({compact: false}, "%O", {a: 1}));',
  ),
  preflight(
    'util.types',
    'const {types} = require("util"); console.log(types.isPromise(Promise.resolve()), types.isRegExp(/a/), types.isDate(new Date()), types.isMap(new Map()), types.isUint8Array(Buffer.alloc(1)), types.isNativeError(new Error()), types.isAsyncFunction(async () => 1), types.isGeneratorFunction(function* () {}), types.isBoxedPrimitive(Object(1)), types.isSet(new Set()), types.isTypedArray(new Int8Array()), types.isAnyArrayBuffer(new ArrayBuffer(1)));',
  ),
  inflight(
    'util.promisify',
    'const {promisify, callbackify} = require("util"); console.log(await promisify((a, done) => done(null, a + 1))(1)); console.log(await promisify(setTimeout)(1, "v")); await new Promise((r) => callbackify(async () => 5)((e, v) => { console.log(e, v); r(); }));',
  ),
  preflight(
    'util.styleText and others',
    'const util = require("util"); console.log(JSON.stringify(util.styleText("red", "x")), util.toUSVString("a\\ud800"), util.stripVTControlCharacters("\\u001b[31mx\\u001b[39m"));',
  ),
  preflight(
    'util.deprecate and inherits',
    'const util = require("util"); const f = util.deprecate(() => 3, "old", "D1"); console.log(typeof f); function A() {} function B() {} util.inherits(B, A); console.log(new B() instanceof A, B.super_ === A);',
  ),
  preflight(
    'util.isDeepStrictEqual',
    'const {isDeepStrictEqual: e} = require("util"); console.log(e({a: [1]}, {a: [1]}), e([1], ["1"]), e(new Set([{a: 1}]), new Set([{a: 1}])), e(new Map([[1, 2]]), new Map([[1, 2]])), e(NaN, NaN), e(0, -0), e(new Date(0), new Date(0)));',
  ),
  preflight(
    'util.debuglog',
    'const util = require("util"); const d = util.debuglog("x"); d("nothing"); console.log(d.enabled);',
  ),

  // Node's globals.
  inflight(
    'crypto.randomUUID',
    'console.log(crypto.randomUUID().length, /^[0-9a-f-]{36}$/.test(crypto.randomUUID()));',
  ),
  inflight(
    'crypto.subtle',
    'const d = await crypto.subtle.digest("SHA-256", new TextEncoder().encode("a")); console.log(Buffer.from(d).toString("hex")); console.log(Object.prototype.toString.call(crypto));',
  ),
  inflight(
    'crypto.subtle with keys',
    'const key = await crypto.subtle.importKey("raw", Buffer.from("k"), {name: "HMAC", hash: "SHA-256"}, false, ["sign"]); console.log(Buffer.from(await crypto.subtle.sign("HMAC", key, Buffer.from("a"))).toString("base64"));',
  ),
  inflight(
    'crypto.getRandomValues',
    'const a = crypto.getRandomValues(new Uint8Array(8)); console.log(a.length, typeof crypto.subtle, typeof CryptoKey, typeof Crypto);',
  ),
  preflight(
    'hashes',
    'const c = require("crypto"); for (const h of ["md5", "sha1", "sha224", "sha256", "sha384", "sha512", "sha3-256", "ripemd160", "sha512-256", "SHA256", "RSA-SHA256"]) console.log(h, c.createHash(h).update("a").digest("hex"));',
  ),
  preflight(
    'digests in other forms',
    'const c = require("crypto"); console.log(c.createHash("sha256").update("a", "utf8").update(Buffer.from("b")).digest("base64url"), c.createHmac("sha1", "k").update("x").digest("base64")); try { c.createHash("nope"); } catch (e) { console.log(e.message); }',
  ),
  preflight(
    'keys from passwords',
    'const c = require("crypto"); console.log(c.pbkdf2Sync("p", "s", 10, 16, "sha256").toString("hex"), c.scryptSync("p", "s", 16).toString("hex"), Buffer.from(c.hkdfSync("sha256", "k", "s", "i", 16)).toString("hex"));',
  ),
  preflight(
    'crypto functions',
    'const c = require("crypto"); console.log(c.randomBytes(4).length, c.randomInt(5) < 5, c.timingSafeEqual(Buffer.from("a"), Buffer.from("a")), c.randomUUID().length, typeof c.webcrypto.subtle, c.createHash("md5").copy().digest("hex"));',
  ),
  preflight(
    'names of globals',
    'console.log(["AbortController", "Blob", "Buffer", "ByteLengthQueuingStrategy", "BroadcastChannel", "CompressionStream", "CountQueuingStrategy", "Crypto", "CryptoKey", "CustomEvent", "DOMException", "DecompressionStream", "Event", "EventTarget", "File", "FormData", "Headers", "MessageChannel", "MessageEvent", "MessagePort", "Performance", "PerformanceObserver", "ReadableStream", "Request", "Response", "SubtleCrypto", "TextDecoder", "TextDecoderStream", "TextEncoder", "TransformStream", "URL", "URLSearchParams", "WebAssembly", "WritableStream", "atob", "btoa", "clearImmediate", "clearInterval", "clearTimeout", "console", "crypto", "fetch", "global", "performance", "process", "queueMicrotask", "setImmediate", "structuredClone"].filter((n) => typeof globalThis[n] === "undefined").join(" "));',
  ),
  preflight(
    'names of browsers',
    'console.log(["window", "self", "document", "location", "navigator", "XMLHttpRequest", "importScripts", "postMessage", "Worker", "indexedDB", "caches", "addEventListener", "onmessage", "name", "close", "origin", "WebSocket", "EventSource", "reportError"].filter((n) => typeof globalThis[n] !== "undefined").join(" "));',
  ),
  inflight(
    'order of tasks',
    `const seen = [];
const note = (t) => () => seen.push(t);
setTimeout(note("timeout"), 0); setImmediate(note("immediate")); Promise.resolve().then(note("promise")); process.nextTick(note("tick")); queueMicrotask(note("microtask"));
process.nextTick(() => { seen.push("tick 2"); process.nextTick(note("nested tick")); Promise.resolve().then(note("nested promise")); });
await new Promise((resolve) => setTimeout(resolve, 30));
console.log(seen.filter((t) => t !== "timeout" && t !== "immediate").join(", "));`,
  ),
  inflight(
    'order of ticks after promises',
    `const seen = [];
await null;
Promise.resolve().then(() => { seen.push("p1"); process.nextTick(() => seen.push("tick")); }).then(() => seen.push("p2"));
await new Promise((resolve) => setTimeout(resolve, 20));
console.log(seen.join(" "));`,
  ),
  inflight(
    'nextTick with values',
    'await new Promise((resolve) => process.nextTick((a, b) => { console.log(a, b); resolve(); }, 1, 2)); try { process.nextTick(); } catch (e) { console.log(e.code, e.name); }',
  ),
  preflight(
    'process',
    'console.log(process.platform, process.argv.length > 0, typeof process.version, process.exitCode, process.title.length > 0, typeof process.hrtime.bigint(), typeof process.memoryUsage().rss, process.uptime() > 0, typeof process.pid);',
  ),
  preflight(
    'structuredClone',
    'console.log(structuredClone({a: new Map([[1, new Date(0)]])})); try { structuredClone(() => 1); } catch (e) { console.log(e.name, e.message); }',
  ),
  preflight(
    'URL errors',
    'try { new URL("nope"); } catch (e) { console.log(e.name, e.message, e.code); } console.log(URL.canParse("http://a"), new URL("x", "http://a/b").href);',
  ),
  preflight(
    'texts and bytes',
    'console.log(Buffer.from("aGk=", "base64").toString(), Buffer.from("ü").toString("hex"), Buffer.concat([Buffer.from("a"), Buffer.from("b")]).toString(), Buffer.byteLength("日"), Buffer.from("6869", "hex").toString("latin1"), atob("aGk="), Buffer.from("hi").toJSON(), Buffer.compare(Buffer.from("a"), Buffer.from("b")));',
  ),
  preflight(
    'buffers of newer functions',
    'const b = Buffer.from([1, 2, 3, 4, 5, 6, 7, 8]); console.log(b.readUInt16BE(0), b.readBigUInt64LE(0), b.subarray(1, 3), b.at(-1), b.swap16().toString("hex"), Buffer.from("a").equals(Buffer.from("a")), b.indexOf(3), b.toString("base64url"), b.readInt32LE(), b.writeDoubleBE(1.5), b.fill("ab").toString());',
  ),
  preflight(
    'events',
    'const {EventEmitter, once} = require("events"); const e = new EventEmitter(); e.once("a", (x) => console.log("once", x)); e.on("a", (x) => console.log("on", x)); e.emit("a", 1); e.emit("a", 2); console.log(e.listenerCount("a"), e.eventNames()); try { e.emit("error", new Error("bad")); } catch (x) { console.log(x.message); } const t = new EventTarget(); t.addEventListener("z", () => console.log("target")); t.dispatchEvent(new Event("z"));',
  ),
  preflight(
    'path, os and url',
    'const path = require("path"); console.log(path.join("/a", "../b", "c.txt"), path.relative("/a/b", "/a/c"), path.parse("/x/y.tar.gz"), require("os").EOL === "\\n", require("url").parse("http://a.b/c?d=1").query);',
  ),
  preflight(
    'querystring',
    'const q = require("querystring"); console.log(q.stringify({a: ["x", "y"], b: "c d"}), {...q.parse("a=1&a=2&b=%20")}, q.escape("a b"));',
  ),
  preflight(
    'string_decoder and streams',
    'const {StringDecoder} = require("string_decoder"); const d = new StringDecoder("utf8"); console.log(d.write(Buffer.from([0xe2, 0x82])), d.write(Buffer.from([0xac])));',
  ),
  inflight(
    'streams',
    'const {Readable, Transform, pipeline} = require("stream"); const up = new Transform({transform(c, _, n) { n(null, String(c).toUpperCase()); }}); let out = ""; up.on("data", (c) => { out += c; }); await require("stream/promises").pipeline(Readable.from(["a", "b"]), up); console.log(out); for await (const x of Readable.from([1, 2])) console.log(x);',
  ),
  preflight(
    'errors of assert',
    'const assert = require("assert"); for (const f of [() => assert.equal(1, 2), () => assert.strictEqual("a", "b"), () => assert.deepStrictEqual({a: 1}, {a: 2}), () => assert.notStrictEqual(1, 1), () => assert.throws(() => {}), () => assert.match("a", /b/), () => assert.fail("why"), () => assert.ok(0, "message"), () => assert.rejects]) try { f(); } catch (e) { console.log(e.name, e.code, e.message); }',
  ),
  preflight(
    'errors of assert.deepEqual',
    'const assert = require("assert"); for (const f of [() => assert.deepEqual({a: 1}, {a: 2}), () => assert.notDeepEqual({a: 1}, {a: 1}), () => assert.notDeepStrictEqual([1, 2, 3], [1, 2, 3]), () => assert.strictEqual({a: 1}, {a: 1}), () => assert.strictEqual([1], [2]), () => assert.ifError(new Error("x")), () => assert.doesNotThrow(() => { throw new Error("y"); }), () => assert.strictEqual(1, 2, "own words")]) try { f(); } catch (e) { console.log(e.name, e.code, e.message); }',
  ),
  preflight(
    'timers',
    'const t = setTimeout(() => {}, 1); console.log(typeof t, typeof t.ref, t.hasRef(), typeof t[Symbol.toPrimitive]()); clearTimeout(t);',
  ),
  preflight(
    'unsupported is told on the command line too',
    'try { require("no-such-package"); } catch (e) { console.log(e.code); }',
  ),

  // Differences of `expect`.
  wing(
    'expect.equal of an element',
    'bring expect; test "t" { expect.equal({a: 1, b: [1, {c: "x"}]}, {a: 1, b: [1, {c: "y"}]}); }',
  ),
  wing(
    'expect.equal of long arrays',
    'bring expect; test "t" { let a = MutArray<num>[]; let b = MutArray<num>[]; for i in 0..30 { a.push(i); if i == 15 { b.push(100); } else { b.push(i); } } expect.equal(a, b); }',
  ),
  wing(
    'expect.equal of short texts',
    String.raw`bring expect; test "t" { expect.equal("😀\t", "😁\n"); } test "u" { expect.equal("a", "b"); } test "v" { expect.equal("it's", "it"); }`,
  ),
  wing(
    'expect.equal of long texts',
    'bring expect; test "t" { expect.equal("a line that is longer", "a line that was longer"); } test "u" { expect.equal("x", "a text that is much longer than that"); }',
  ),
  wing(
    'expect.equal of lines',
    String.raw`bring expect; test "t" { expect.equal("one\ntwo\nthree\nfour\nfive\nsix\nseven", "one\ntwo\nthree\n4\nfive\nsix\nseven"); }`,
  ),
  wing(
    'expect.equal of numbers and booleans',
    'bring expect; test "t" { expect.equal(1, 2); } test "u" { expect.equal(true, false); } test "v" { expect.equal(1.5, 1.25); }',
  ),
  wing(
    'expect.equal of more elements',
    'bring expect; test "t" { expect.equal([1, 2, 3], [1, 2]); } test "u" { expect.equal([1], [1, 2, 3, 4, 5, 6, 7, 8]); } test "v" { expect.equal(Array<num>[], [1]); }',
  ),
  wing(
    'expect.equal of objects with other keys',
    'bring expect; test "t" { expect.equal(Json {a: 1, b: 2}, Json {b: 2, c: 3}); } test "u" { expect.equal(Json {}, Json {a: {b: {c: 1}}}); }',
  ),
  wing(
    'expect.equal of differences at both ends',
    'bring expect; test "t" { expect.equal([1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16], [0,2,3,4,5,6,7,8,9,10,11,12,13,14,15,17]); }',
  ),
  wing(
    'expect.equal of far differences',
    'bring expect; test "t" { let a = MutArray<num>[]; let b = MutArray<num>[]; for i in 0..80 { a.push(i); if i % 10 == 3 { b.push(0 - i); } else { b.push(i); } } expect.equal(a, b); }',
  ),
  wing(
    'expect.equal of everything different',
    'bring expect; test "t" { let a = MutArray<str>[]; let b = MutArray<str>[]; for i in 0..70 { a.push("a{i}"); b.push("b{i}"); } expect.equal(a, b); }',
  ),
  wing(
    'expect.notEqual',
    'bring expect; test "t" { expect.notEqual(1, 1); } test "u" { expect.notEqual("a long enough text", "a long enough text"); } test "v" { expect.notEqual({a: [1, 2]}, {a: [1, 2]}); }',
  ),
  wing(
    'expect.nil and others',
    'bring expect; test "t" { let x: num? = 5; expect.nil(x); } test "u" { let y: str? = nil; expect.notNil(y); } test "v" { expect.ok(false); } test "w" { expect.match("abc", "x+"); }',
  ),
  wing(
    'expect.equal of maps and sets',
    'bring expect; test "t" { expect.equal({"a" => 1, "b" => 2}, {"a" => 1, "b" => 3}); } test "u" { expect.equal(Set<num>[1, 2], Set<num>[1, 3]); }',
  ),
  wing('expect.equal in preflight', 'bring expect; expect.equal({a: 1}, {a: 2});'),
  wing('assert', 'test "t" { assert(1 == 2); } test "u" { assert(false, "why it is false"); }'),

  // Files.
  wing(
    'fs with relative paths',
    'bring fs; log(fs.readFile("note.txt")); log("{fs.exists("note.txt")}"); log(fs.tryReadFile("note.txt") ?? "nil"); log(Json fs.readdir("data")); log("{fs.exists("none.txt")}");',
    {'note.txt': 'hello', 'data/one.json': '{"a": 1}'},
  ),
  wing(
    'fs with relative paths that are written',
    'bring fs; fs.mkdir("out"); fs.writeFile("out/a.txt", "x"); log(fs.readFile("out/a.txt")); fs.appendFile("out/a.txt", "y"); log(fs.readFile("{@dirname}/out/a.txt")); log("{fs.isDir("out")}"); fs.remove("out"); log("{fs.exists("out")}");',
  ),
  wing(
    'fs in a folder of data',
    'bring fs; log(Json fs.readJson("data/one.json")); log(fs.join("a", "b")); log(fs.basename("a/b.txt")); log("{fs.metadata("note.txt").size}"); log(Json fs.readdir("."));',
    {'note.txt': 'hello', 'data/one.json': '{"a": 1}'},
  ),
  wing('fs of a file that is not there', 'bring fs; log(fs.readFile("none.txt"));'),
  wing(
    'fs inflight with relative paths',
    'bring fs; test "t" { log("{fs.exists("note.txt")}"); log(fs.readFile("note.txt")); }',
    {'note.txt': 'hello'},
  ),
  wing(
    'fs inflight with @dirname',
    'bring fs; let file = "{@dirname}/note.txt"; test "t" { log(fs.readFile(file)); }',
    {'note.txt': 'hello'},
  ),
  wing(
    'fs inflight that writes',
    'bring fs; test "t" { let d = fs.mkdtemp("x-"); fs.writeFile(fs.join(d, "a"), "1"); log(fs.readFile(fs.join(d, "a"))); fs.writeFile("/tmp/abs-wing-test.txt", "2"); log(fs.readFile("/tmp/abs-wing-test.txt")); }',
  ),
  preflight(
    'readFileSync of a relative path',
    'console.log(require("fs").readFileSync("note.txt", "utf8"), require("fs").existsSync("./note.txt"), require("path").resolve("note.txt"));',
    {'note.txt': 'hello'},
  ),
  preflight(
    'readFileSync beside the extern',
    'console.log(require("fs").readFileSync(__dirname + "/note.txt", "utf8"), __filename);',
    {'note.txt': 'hello'},
  ),
  preflight(
    'files of fs/promises and others',
    'const fs = require("fs"); fs.writeFileSync("a.txt", "1"); fs.appendFileSync("a.txt", "2"); console.log(fs.readFileSync("a.txt", "utf8"), fs.statSync("a.txt").size, fs.readdirSync(".").includes("a.txt")); fs.renameSync("a.txt", "b.txt"); fs.rmSync("b.txt"); try { fs.readFileSync("b.txt"); } catch (e) { console.log(e.code, e.message); }',
  ),
  inflight(
    'readFileSync of a relative path',
    'console.log(require("fs").readFileSync("note.txt", "utf8"));',
    {'note.txt': 'hello'},
  ),
  inflight(
    'readFileSync beside the extern',
    'console.log(require("fs").readFileSync(__dirname + "/note.txt", "utf8"));',
    {'note.txt': 'hello'},
  ),
  inflight(
    'existsSync beside the extern',
    'const fs = require("fs"); console.log(fs.existsSync(__dirname + "/note.txt"), fs.existsSync(__filename), fs.existsSync("note.txt"), require("path").extname(__filename));',
    {'note.txt': 'hello'},
  ),
  inflight('a file that is required', 'console.log(require("./data.json"), require("./other").name);', {
    'data.json': '{"a": [1]}',
    'other.js': 'exports.name = "other";',
  }),
  inflight(
    'process.cwd',
    'console.log(require("path").basename(process.cwd()) === require("path").basename(__dirname), typeof process.cwd());',
  ),
  inflight(
    'files in the temporary folder',
    'const fs = require("fs/promises"); const os = require("os"); const path = require("path"); const f = path.join(os.tmpdir(), "wing-test-" + process.pid); await fs.writeFile(f, "x"); console.log(await fs.readFile(f, "utf8")); await fs.rm(f);',
  ),

  // Time, and errors.
  wing(
    "a function's own timeout",
    `bring cloud;
let h = new cloud.Function(inflight () => { let var i = 0; while true { i += 1; } }, timeout: 1s) as "h";
test "busy" { try { h.invoke(); } catch x { log("caught {x}"); } log("after"); }`,
  ),
  wing(
    "a function's own timeout while it waits",
    `bring cloud; bring util;
let h = new cloud.Function(inflight () => { util.sleep(5s); }, timeout: 1s) as "h";
test "wait" { try { h.invoke(); } catch x { log("caught {x}"); } log("after"); }`,
  ),
  wing(
    "a function's own timeout, not caught",
    `bring cloud;
let h = new cloud.Function(inflight () => { while true { } }, timeout: 1s) as "h";
test "busy" { h.invoke(); }
test "other" { log("runs"); }`,
  ),
  wing(
    'a function after its timeout',
    `bring cloud;
let h = new cloud.Function(inflight (x: Json?) => { if x == nil { while true { } } return x; }, timeout: 1s) as "h";
test "busy" { try { h.invoke(); } catch x { log(x); } log(h.invoke("again") ?? "nil"); }`,
  ),
  wing(
    'a message like a stack',
    String.raw`test "a" { throw "x\nadmin@db.example.com:5432:1\ny"; } test "b" { throw "x\n    at home\ny"; } test "c" { throw "at the end"; }`,
  ),
  wing(
    'a message like a stack that is caught',
    String.raw`test "a" { try { throw "x\nadmin@db.example.com:5432:1\ny"; } catch e { log(e); } }`,
  ),
  wing('a message of lines', String.raw`test "a" { throw "one\n\n  two"; } test "b" { throw ""; }`),
  inflight(
    'an error with other names',
    'class Mine extends Error { constructor(m) { super(m); this.name = "Mine"; this.code = "E1"; } } throw new Mine("own\\nlines");',
  ),
  inflight('what is thrown and no error', 'throw "text";'),
  inflight('an error of the language', 'null.x;', {}),
  inflight('a type error of a call', 'const a = {}; a.go();'),
  inflight('an error with a cause', 'throw new Error("outer", {cause: new Error("inner")});'),
  preflight('an error in preflight', 'throw new RangeError("too far");'),
  wing('an error in preflight of Wing', 'throw "no way";'),
  wing('nil that is unwrapped', 'let x: num? = nil; test "t" { log("{x!}"); }'),
  wing('places after other letters', String.raw`log("😀"); nope;`),
  wing('places after more letters', String.raw`let s = "😀😀ü"; let n: num = "日本😀"; nope;`),
  wing('a cyclic bring', 'bring "./b.w" as b; log("x");', {'b.w': 'bring "./main.w" as m; pub class B {}'}),
  wing('a file that is not there', 'bring "./none.w" as n; log("x");'),
  wing('a folder that is brought', 'bring "./lib" as lib; log(lib.X.hi());', {
    'lib/x.w': 'pub class X { pub static hi(): str { return "hi"; } }',
  }),

  // TypeScript.
  inflight('namespaces', '', {
    'lib.ts':
      'namespace N { export const v: string = "n"; export namespace M { export const w = 2; } }\nexport const go = async () => { console.log(N.v, N.M.w); };\n',
  }),
  inflight('enums', '', {
    'lib.ts':
      'enum E { A, B = "b", C = 1 << 3 }\nconst enum F { X = 5 }\nexport const go = async () => { console.log(E.A, E.B, E.C, E[0], F.X); };\n',
  }),
  {
    ...inflight('decorators', '', {
      'lib.ts':
        'const log = (v: any, c: any) => v;\nclass A { @log m() { return "m"; } }\nexport const go = async () => { console.log(new A().m()); };\n',
    }),
    differs:
      'a decorator is refused, as by the bundler that comes with the command line; a newer one is installed here',
  },
  inflight('import.meta', '', {
    'lib.ts': 'export const go = async () => { console.log(typeof import.meta.url); };\n',
  }),
  inflight('import.meta in JavaScript', '', {
    'lib.mjs':
      'export const go = async () => { console.log(typeof import.meta.url, typeof import.meta); };\n',
  }),
  inflight('types of every kind', '', {
    'lib.ts': `type T<K extends string> = {[P in K]?: number} & {readonly a?: 1};
interface I { (x: number): string; new (): I; readonly [k: string]: unknown }
abstract class Base<X> { constructor(private readonly x: X, public y = 2) {} abstract f(): X; get() { return this.x; } declare z: number; }
class Sub extends Base<number> { override f() { return this.get()!; } static #n = 1; static n = () => Sub.#n; }
function over(a: string): string; function over(a: number): number; function over(a: any) { return a; }
const v = {a: 1} satisfies object; let w = <any>v; const as = (w as {a: number}).a; import type {X} from './none';
export const go = async (): Promise<void> => { console.log(new Sub(3).f(), new Sub(1).y, Sub.n(), over("x"), as, v?.a ?? 0); };
export type {T, I};
`,
  }),
  inflight('imports and exports', '', {
    'lib.ts': `import fs, {readFileSync} from 'node:fs'; import * as path from 'path'; import def, {named as other} from './other'; import data = require('./other');
export {go}; export default class {}; const go = async () => { console.log(typeof fs.readFileSync, typeof readFileSync, path.sep, def, other, Object.keys(data).sort()); const m = await import('./other'); console.log(m.named); };
`,
    'other.ts': 'export default 1; export const named = "n";',
  }),
  inflight(
    'newer syntax',
    'class A { static { A.x = 1; } #p = 1; has(o) { return #p in o; } } const o = {a: {b: null}}; o.a.c ??= 5; console.log(A.x, new A().has(new A()), o?.a?.b?.c, o.a.c, 1_000, [1, 2, 3].at(-1), [3, 1].toSorted(), "x".replaceAll("x", "y"));',
  ),
  inflight('using and other newest syntax', '', {
    'lib.ts':
      'export const go = async () => { const r = {[Symbol.dispose ?? Symbol.for("d")]() {}}; console.log(typeof r); label: for (const a of [1]) { continue label; } };\n',
  }),

  // Traps of the compiler.
  {
    ...wing('a struct that has itself', 'struct T { k: T?; }\nlet t = T.fromJson({});'),
    differs: 'the command line stops without a message',
  },
  wing(
    'a struct that has itself, without a call',
    'struct T { k: T?; v: num; }\nlet t = T { v: 1, k: T { v: 2 } };\nlog("{t.k?.v ?? 0}");',
  ),
  wing(
    'two closures in a struct literal',
    'struct S { a: (): void; b: (): void; }\nlet s = S { a: () => { log("a"); }, b: () => { log("b"); } };\ns.a(); s.b();',
  ),
];
