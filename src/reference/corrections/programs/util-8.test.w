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

test "stdin is PIPED by default and stays open" {
  let child = util.spawn("cat", []);
  util.sleep(500ms);
  child.kill();
  assert(errorOf(() => {
    child.wait();
  }).contains("Process terminated by signal SIGTERM"));
}

test "a ChildProcess can be created with new" {
  let child = new util.ChildProcess("echo", ["hello"]);
  expect.equal(child.wait().stdout, "hello\n");
}

test "ulid has 26 characters, and the first ten encode the seed" {
  expect.match(util.ulid(), "^[0-9A-HJKMNP-TV-Z]\{26}$");
  let first = util.ulid(seed: 1700000000000);
  let second = util.ulid(seed: 1700000000000);
  expect.equal(first.substring(0, 10), "01HF7YAT00");
  expect.equal(second.substring(0, 10), "01HF7YAT00");
  expect.notEqual(first, second);
}

test "the default seed is the current time" {
  let before = util.ulid(seed: datetime.utcNow().timestampMs).substring(0, 10);
  let now = util.ulid().substring(0, 10);
  let after = util.ulid(seed: datetime.utcNow().timestampMs).substring(0, 10);
  assert(now.startsWith(before.substring(0, 7)) || now.startsWith(after.substring(0, 7)));
}

test "ulid throws for a negative seed" {
  assert(errorOf(() => {
    util.ulid(seed: -1);
  }).contains("time must be positive"));
}
