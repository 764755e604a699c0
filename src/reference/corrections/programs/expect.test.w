bring expect;

struct Point {
  x: num;
  y: num;
}

let errorOf = inflight (run: inflight (): void): str => {
  try {
    run();
  } catch message {
    return message;
  }
  return "no error";
};

let var preflightError = "";
try {
  expect.equal(1, 2);
} catch message {
  preflightError = message;
}
let caught = preflightError;

test "equal compares content, with arrays, maps, sets, structs, and Json in depth" {
  expect.equal({ items: ["a", { b: 1 }] }, { items: ["a", { b: 1 }] });
  expect.equal(Point { x: 1, y: 2 }, Point { y: 2, x: 1 });
  expect.equal(Set<str>["a", "b"], Set<str>["b", "a"]);
  expect.equal({ "a" => 1 }, { "a" => 1 });
  expect.equal(5m, 300s);
}

test "equal ignores mutability" {
  expect.equal([1, 2], MutArray<num>[1, 2]);
  expect.equal({ "a" => 1 }, { a: 1 });
}

test "equal throws with the difference" {
  let message = errorOf(() => {
    expect.equal([1, 2], [1, 3]);
  });
  assert(message.contains("Expected values to be strictly deep-equal"));
  assert(message.contains("+ actual - expected"));
}

test "equal throws for values of different types" {
  assert(errorOf(() => {
    expect.equal(1, "1");
  }) != "no error");
}

test "notEqual throws if the values are equal" {
  expect.notEqual([1, 2], [2, 1]);
  expect.notEqual(1, "1");
  assert(errorOf(() => {
    expect.notEqual([1], MutArray<num>[1]);
  }).contains("Expected \"actual\" not to be strictly deep-equal to"));
}

test "match finds the pattern anywhere in the string" {
  expect.match("order A-1001 paid", "A-[0-9]+");
  let message = errorOf(() => {
    expect.match("order A-1001 paid", "^A-[0-9]+$");
  });
  assert(message.contains("The input \"order A-1001 paid\" did not match the regular expression ^A-[0-9]+$"));
}

test "an invalid pattern throws" {
  assert(errorOf(() => {
    expect.match("a", "(");
  }).contains("Invalid regular expression"));
  assert(errorOf(() => {
    expect.doesNotMatch("a", "(");
  }).contains("Invalid regular expression"));
}

test "doesNotMatch throws if the pattern matches any part" {
  expect.doesNotMatch("cat.png", "^x");
  assert(errorOf(() => {
    expect.doesNotMatch("cat.png", "a");
  }).contains("The input should not match the regular expression a"));
}

test "nil accepts nil and Json null" {
  let none: str? = nil;
  expect.nil(none);
  expect.nil(Json.parse("null"));
  expect.nil(Json.parse("\{\"a\": null}").get("a"));
  assert(errorOf(() => {
    expect.nil("cat.png");
  }).contains("Expected \"cat.png\" to be nil"));
}

test "nil rejects an empty string, 0, and false" {
  for value in [Json "", Json 0, Json false] {
    assert(errorOf(() => {
      expect.nil(value);
    }) != "no error");
    expect.notNil(value);
  }
}

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

test "the functions throw in preflight too" {
  assert(caught.contains("strictly"));
}
