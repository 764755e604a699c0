bring util;
bring cloud;
bring expect;

test "tryEnv returns nil for a missing and an empty string for an empty variable" {
  util.setEnv("EMPTY", "");
  expect.nil(util.tryEnv("NOT_THERE"));
  expect.equal(util.tryEnv("EMPTY")!, "");
}

test "setEnv replaces a value" {
  util.setEnv("STAGE", "beta");
  util.setEnv("STAGE", "prod");
  expect.equal(util.env("STAGE"), "prod");
}

util.setEnv("FROM_PREFLIGHT", "set");
let inPreflight = util.env("FROM_PREFLIGHT");
let withEnv = new cloud.Function(inflight () => {
  return util.tryEnv("REGION") ?? "nothing";
}, env: { "REGION" => "eu-west-1" }) as "WithEnv";
let setter = new cloud.Function(inflight () => {
  util.setEnv("FROM_SETTER", "set");
}) as "Setter";

test "setEnv in preflight and in another function has no effect here" {
  expect.equal(inPreflight, "set");
  expect.nil(util.tryEnv("FROM_PREFLIGHT"));
  setter.invoke();
  expect.nil(util.tryEnv("FROM_SETTER"));
  expect.equal(withEnv.invoke()!.asStr(), "eu-west-1");
}

test "exec returns output and status, and does not throw for a status" {
  let output = util.exec("sh", ["-c", "echo out; echo err >&2; exit 3"]);
  expect.equal(output.stdout, "out\n");
  expect.equal(output.stderr, "err\n");
  expect.equal(output.status, 3);
}

test "exec leaves stderr empty if the status is 0" {
  let output = util.exec("sh", ["-c", "echo out; echo err >&2"]);
  expect.equal(output.stdout, "out\n");
  expect.equal(output.stderr, "");
  expect.equal(output.status, 0);
}
