bring util;
bring expect;

new std.Test(inflight () => {
  assert(util.env("STAGE") == "test");
  assert(util.tryEnv("OTHER") == nil);
}, env: { "STAGE" => "test" }, timeout: 50s) as "test:a std.Test takes the options of a function";

let found = MutArray<str>[];
if let runner = nodeof(@app).tryFindChild("cloud.TestRunner") {
  let testRunner: std.TestRunner = unsafeCast(runner);
  for example in testRunner.findTests() {
    found.push(nodeof(example).path);
  }
}
let paths = found.copy();

test "findTests returns the tests created so far" {
  assert(paths.length == 1);
  assert(paths.at(0) == "root/Default/test:a std.Test takes the options of a function");
}

test "the log levels are verbose, info, warning, error, and the trace types simulator, resource, log" {
  assert("{std.LogLevel.VERBOSE} {std.LogLevel.INFO} {std.LogLevel.WARNING} {std.LogLevel.ERROR}" == "verbose info warning error");
  assert("{std.TraceType.SIMULATOR} {std.TraceType.RESOURCE} {std.TraceType.LOG}" == "simulator resource log");
}

test "the optional fields of a result are nil" {
  let trace = std.Trace {
    data: { message: "ready" },
    level: std.LogLevel.INFO,
    sourcePath: "root/Default/Mailer",
    sourceType: "@winglang/sdk.cloud.Function",
    timestamp: "2026-01-31T08:30:00.000Z",
    type: std.TraceType.LOG,
  };
  let result = std.TestResult { pass: true, path: "root/Default/test:adds", traces: [trace] };
  assert(result.error == nil);
  assert(result.unsupported == nil);
  assert(result.unsupportedOperation == nil);
  assert(result.unsupportedResource == nil);
  assert(result.args == nil);
  assert(result.traces.length == 1);
}
