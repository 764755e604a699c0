bring util;
bring expect;

let errorOf = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch message {
    return message;
  }
  return "no error";
};

test "spawn returns at once, and wait returns the output" {
  let start = datetime.utcNow();
  let child = util.spawn("sh", ["-c", "sleep 1; echo out; echo err >&2; exit 2"]);
  assert(datetime.utcNow().timestampMs - start.timestampMs < 900);
  let output = child.wait();
  expect.equal(output.stdout, "out\n");
  expect.equal(output.stderr, "err\n");
  expect.equal(output.status, 2);
}

test "wait returns the same output again" {
  let child = util.spawn("echo", ["hello"]);
  expect.equal(child.wait(), child.wait());
  expect.equal(child.wait().stdout, "hello\n");
}

test "wait returns no output of a process that has ended" {
  let child = util.spawn("echo", ["hello"]);
  util.sleep(1s);
  let output = child.wait();
  expect.equal(output.status, 0);
  expect.equal(output.stdout, "");
}

test "wait throws for a missing program, which has no pid" {
  let child = util.spawn("no-such-program", []);
  let missing = child.pid == nil;
  assert(errorOf(() => {
    child.wait();
  }).contains("spawn no-such-program ENOENT"));
  assert(missing);
}

test "kill sends SIGTERM by default" {
  let child = util.spawn("sleep", ["60"]);
  assert((child.pid ?? 0) > 0);
  child.kill();
  assert(errorOf(() => {
    child.wait();
  }).contains("Process terminated by signal SIGTERM"));
}
