import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createTestRealm} from '../../__tests__/support';

function evaluate(expression: string): unknown {
  return createTestRealm({'main.js': `module.exports = ${expression};`}).realm.load('/proj/main.js');
}

describe('modules of Node', () => {
  it.each<readonly [string, unknown]>([
    ['require("path").posix.join("/a", "../b")', '/b'],
    ['require("node:path/posix").basename("/a/b.w")', 'b.w'],
    ['require("os").tmpdir()', '/tmp'],
    ['require("os").EOL', '\n'],
    ['require("fs").existsSync(require("os").tmpdir())', true],
    ['require("util").format("%s %d", "a", 1)', 'a 1'],
    ['require("util").isDeepStrictEqual({a: [1]}, {a: [1]})', true],
    ['require("util").stripVTControlCharacters("\\u001b[31m red\\u001b[0m")', ' red'],
    ['typeof require("util").inspect.custom', 'symbol'],
    ['require("util/types").isPromise(Promise.resolve())', true],
    [
      'require("url").format(new URL("http://u:p@a.b:8080/c?d#e"), {auth: false, fragment: false})',
      'http://a.b:8080/c?d',
    ],
    ['require("url").format(new URL("http://xn--mnchen-3ya.de/"), {unicode: true})', 'http://münchen.de/'],
    ['require("url").format(new URL("mailto:a@b.c"))', 'mailto:a@b.c'],
    [
      '(() => { try { new (require("url").URL)("a b"); } catch ({message}) { return message; } })()',
      'Invalid URL',
    ],
    ['require("url").parse("http://a.b/c?d=1").pathname', '/c'],
    ['require("url").fileURLToPath("file:///a%20b/c.js")', '/a b/c.js'],
    ['require("url").pathToFileURL("/a b/c#d.js").href', 'file:///a%20b/c%23d.js'],
    ['require("querystring").stringify({a: "b c"})', 'a=b%20c'],
    ['new (require("string_decoder").StringDecoder)("utf8").write(Buffer.from("a"))', 'a'],
    ['require("net").isIP("127.0.0.1")', 4],
    ['require("net").isIP("256.0.0.1")', 0],
    ['require("net").isIP("::1")', 6],
    ['require("net").isIP("localhost")', 0],
    ['require("module").createRequire("/proj/x.js")("./main") === exports', true],
    ['require("assert/strict").deepEqual([1], [1])', undefined],
    ['[typeof require("events").once, typeof new (require("events"))().on].join()', 'function,function'],
    ['require("inspector").url()', undefined],
    ['require("tty").isatty(1)', false],
    ['require("worker_threads").isMainThread', true],
    ['require("buffer").Buffer === Buffer', true],
    ['require("timers").setTimeout === setTimeout', true],
    ['require("async_hooks").AsyncResource.bind(() => 1)()', 1],
    [
      '(() => { const store = new (require("async_hooks").AsyncLocalStorage)(); return store.run(1, () => store.getStore()); })()',
      1,
    ],
    ['require("http").STATUS_CODES[404]', 'Not Found'],
    ['require("http").METHODS.includes("PATCH")', true],
    ['require("http") === require("node:http")', true],
    ['require("module").builtinModules.includes("fs/promises")', true],
    [
      '(() => { const vm = require("vm"), module = {}; new vm.Script("module.exports = 2;").runInContext(vm.createContext({module})); return module.exports; })()',
      2,
    ],
  ])('%s', (expression, value) => {
    expect(evaluate(expression)).toEqual(value);
  });

  it('leave those of the build as they are', () => {
    expect(path.win32.sep).toBe('\\');
  });
});

describe('what a browser does not have', () => {
  it.each([
    ['require("vm").runInNewContext("")', 'vm.runInNewContext'],
    ['require("zlib").gzipSync("")', 'zlib.gzipSync'],
    ['require("https").request("https://a.b")', 'https.request'],
    ['require("net").createServer()', 'net.createServer'],
    ['new (require("worker_threads").Worker)("a.js")', 'worker_threads.Worker'],
    ['require("esbuild").transformSync("")', 'esbuild.transformSync'],
    ['require("@winglang/wingtunnels").connect()', 'A tunnel to a cloud.Endpoint'],
  ])('%s is an unsupported feature', (expression, feature) => {
    expect(() => evaluate(expression)).toThrow(expect.objectContaining({feature}) as Error);
  });
});

describe('a stream of the first kind', () => {
  it('can be extended without a class, and piped', () => {
    const chunks = evaluate(`(() => {
      const Stream = require("stream");
      function Mine() { Stream.call(this); }
      require("util").inherits(Mine, Stream);
      const chunks = [];
      const mine = new Mine();
      const ignore = () => undefined;
      const events = {emit: ignore, on: ignore, once: ignore, removeListener: ignore};
      mine.pipe({...events, writable: true, write: (chunk) => chunks.push(chunk), end: () => chunks.push("end")});
      mine.emit("data", "a");
      mine.emit("end");
      return chunks;
    })()`);
    expect(chunks).toEqual(['a', 'end']);
  });

  it('has the classes of today beside it', () => {
    expect(
      evaluate(
        'Object.keys(require("stream")).includes("PassThrough") && typeof require("stream/promises").pipeline',
      ),
    ).toBe('function');
  });
});

describe('a socket', () => {
  const CONNECT = `new Promise((resolve) => {
    const socket = require("net").connect(4321, "127.0.0.1");
    socket.once("connect", () => resolve("connected"));
    socket.once("error", (error) => resolve(error.code));
  })`;
  const SERVE = `(() => { require("http").createServer().listen(4321); return ${CONNECT}; })()`;

  it('connects when a server listens on the port', async () => {
    expect(await evaluate(CONNECT)).toBe('ECONNREFUSED');
    expect(await evaluate(SERVE)).toBe('connected');
  });
});

it('waits by a promise', async () => {
  expect(await evaluate('require("timers/promises").setTimeout(1, "later")')).toBe('later');
  expect(await evaluate('require("timers/promises").setImmediate("soon")')).toBe('soon');
});

it('loads an extern as the SDK asks for it', () => {
  const {realm} = createTestRealm({
    'main.js': 'module.exports = require("jiti")("/proj")("./extern.js").answer;',
    'extern.js': 'exports.answer = 42;',
  });
  expect(realm.load('/proj/main.js')).toBe(42);
});
