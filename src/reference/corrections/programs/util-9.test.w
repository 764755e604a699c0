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

test "uuidv4 is a random UUID of 36 characters" {
  expect.match(util.uuidv4(), "^[0-9a-f]\{8}-[0-9a-f]\{4}-4[0-9a-f]\{3}-[89ab][0-9a-f]\{3}-[0-9a-f]\{12}$");
  expect.notEqual(util.uuidv4(), util.uuidv4());
}

test "waitUntil returns true once the predicate does" {
  let calls = MutArray<num>[];
  assert(util.waitUntil(() => {
    calls.push(1);
    return calls.length == 3;
  }));
  expect.equal(calls.length, 3);
}

test "waitUntil throws after the timeout" {
  assert(errorOf(() => {
    util.waitUntil(() => {
      return false;
    }, timeout: 200ms);
  }).contains("Timeout elapsed"));
}

test "waitUntil with throws false returns false" {
  assert(!util.waitUntil(() => {
    return false;
  }, timeout: 200ms, throws: false));
}

test "waitUntil throws what the predicate throws" {
  assert(errorOf(() => {
    util.waitUntil(() => {
      throw "no connection";
    }, throws: false);
  }).contains("no connection"));
}
