bring expect;

let errorOf = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch message {
    return message;
  }
  return "no error";
};

test "notNil rejects nil and Json null" {
  let none: str? = nil;
  assert(errorOf(() => {
    expect.notNil(none);
  }).contains("to be not nil"));
  assert(errorOf(() => {
    expect.notNil(Json.parse("null"));
  }).contains("Expected \"null\" to be not nil"));
  expect.notNil("");
}

test "fail throws the message, or Failed" {
  assert(errorOf(() => {
    expect.fail("not yet");
  }).contains("not yet"));
  assert(errorOf(() => {
    expect.fail();
  }).contains("Failed"));
}

test "ok throws the message, or false == true" {
  expect.ok(true);
  assert(errorOf(() => {
    expect.ok(false, "too few");
  }).contains("too few"));
  assert(errorOf(() => {
    expect.ok(false);
  }).contains("false == true"));
}

let var preflightError = "";
try {
  expect.equal(1, 2);
} catch message {
  preflightError = message;
}
let caught = preflightError;

test "the functions throw in preflight too" {
  assert(caught.contains("strictly"));
}
